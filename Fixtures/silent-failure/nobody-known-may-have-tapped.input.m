#import <UIKit/UIKit.h>

@interface TollNoticeView : UIView
@property (nonatomic, strong) UILabel *errorLabel;
@end

@implementation TollNoticeView

- (void)setErrorText:(NSString *)text {
    self.errorLabel.text = text;
    self.errorLabel.hidden = NO;
}

- (void)setNetworkError:(NSString *)text {
    self.errorLabel.text = text;
    self.errorLabel.hidden = NO;
}

@end
