#import <UIKit/UIKit.h>

@interface BallotController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) BOOL isOpen;
@end

@implementation BallotController

- (IBAction)check:(id)sender {
    if (self.isOpen) {
        self.statusLabel.text = @"The vote is open";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"The vote is open");
        });
    } else {
        self.statusLabel.text = @"The vote is closed";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"The vote is closed");
        });
    }
}

@end
