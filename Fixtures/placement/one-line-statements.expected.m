#import <UIKit/UIKit.h>

@interface KettleController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) BOOL isOn;
@end

@implementation KettleController

- (IBAction)toggle:(id)sender {
    if (self.isOn) {
        self.isOn = NO; self.statusLabel.text = @"The kettle is off";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"The kettle is off");
        });
    }
    else {
        self.isOn = YES; self.statusLabel.text = @"The kettle is on";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"The kettle is on");
        });
    }
}

@end
