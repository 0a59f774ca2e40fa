#import <UIKit/UIKit.h>

@interface TollNoticeView : UIView
@property (nonatomic, strong) UILabel *errorLabel;
@end

@implementation TollNoticeView

- (void)setErrorText:(NSString *)text {
    self.errorLabel.text = text;
    self.errorLabel.hidden = NO;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, text);
    });
}

- (void)setNetworkError:(NSString *)text {
    self.errorLabel.text = text;
    self.errorLabel.hidden = NO;
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, text);
}

@end
