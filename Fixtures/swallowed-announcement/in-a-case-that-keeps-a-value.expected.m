// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface StepController : UIViewController
@property (nonatomic, strong) UILabel *stepLabel;
@end

@implementation StepController

- (IBAction)stepChosen:(UIButton *)sender {
    NSString *title = [sender titleForState:UIControlStateNormal];
    switch (sender.tag) {
        case 0:
            self.stepLabel.text = title;
            {
                dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
                    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, title);
                });
            }
            break;
        case 1:
            self.stepLabel.text = @"Last step";
            {
                NSString *announcement = self.stepLabel.text;
                dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
                    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                                    announcement);
                });
            }
            break;
        default:
            break;
    }
}

@end
