#import <UIKit/UIKit.h>

@interface RecorderController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@end

@implementation RecorderController

- (IBAction)pause:(UIButton *)sender {
    self.statusLabel.text = @"Recording paused";
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        @"Recording paused");
    });
}

@end
