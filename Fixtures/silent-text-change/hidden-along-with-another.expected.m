#import <UIKit/UIKit.h>

@interface PayController : UIViewController
@property (nonatomic, strong) UILabel *messageLabel;
@property (nonatomic, strong) UILabel *moneyLabel;
@property (nonatomic, strong) UILabel *resultLabel;
@end

@implementation PayController

- (IBAction)payTapped:(id)sender {
    self.resultLabel.hidden = NO;
    self.messageLabel.hidden = self.moneyLabel.hidden = YES;
    self.resultLabel.text = @"No connection, try again later";
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        @"No connection, try again later");
    });
}

@end
