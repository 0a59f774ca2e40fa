#import <UIKit/UIKit.h>

@interface SignalController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) NSInteger signal;
@end

@implementation SignalController

- (IBAction)signalTapped:(id)sender {
    switch (self.signal) {
        case 0:
            self.statusLabel.text = @"Stop";
            dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
                UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Stop");
            });
            break;
        case 1: {
            self.statusLabel.text = @"Go";
            dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
                UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Go");
            });
            break;
        }
        default:
            break;
    }
}

@end
