#import <UIKit/UIKit.h>

@interface ArchiveController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic, weak) IBOutlet UILabel *errorLabel;
@property (nonatomic, copy) BOOL (^packer)(void);
@end

@implementation ArchiveController

- (IBAction)pack:(id)sender {
    @autoreleasepool {
        if (!self.packer()) {
            self.errorLabel.text = @"The archive is full.";
            dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
                UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                                @"The archive is full.");
            });
            return;
        }
    }
    @synchronized (self) {
        self.statusLabel.text = @"Packed";
    }
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Packed");
    });
}

@end
