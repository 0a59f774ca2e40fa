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
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, title);
            break;
        case 1:
            self.stepLabel.text = @"Last step";
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, self.stepLabel.text);
            break;
        default:
            break;
    }
}

@end
