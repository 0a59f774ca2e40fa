#import <UIKit/UIKit.h>

@interface BallotController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) BOOL hasVoted;
@end

@implementation BallotController

- (IBAction)vote:(id)sender {
    if (self.hasVoted) {
        self.statusLabel.text = @"You have voted already";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"You have voted already");
        });
    }
    self.hasVoted = YES;
}

@end
