#import <UIKit/UIKit.h>

@interface PlayerBar : UIView
@property (nonatomic, strong) UIButton *closeButton;
@end

@implementation PlayerBar

- (UIButton *)closeButton {
    if (!_closeButton) {
        _closeButton = [UIButton new];
        _closeButton.hidden = YES;
    }
    return _closeButton;
}

@end
