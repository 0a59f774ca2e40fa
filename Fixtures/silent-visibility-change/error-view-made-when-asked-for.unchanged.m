#import <UIKit/UIKit.h>

@interface TimetablePageController : UIViewController
@property (nonatomic, strong) UIView *showErrorView;
@property (nonatomic, strong) UILabel *errorLabel;
@end

@implementation TimetablePageController

- (UIView *)showErrorView {
    if (_showErrorView == nil) {
        _showErrorView = [[UIView alloc] init];
        _showErrorView.tag = 7;
        [_showErrorView addSubview:self.errorLabel];
    }
    return _showErrorView;
}

@end
