#import <UIKit/UIKit.h>

@interface StorageController : UIViewController
@property(nonatomic) UILabel *warningLabel;
@property(nonatomic) NSInteger freeBytes;
@end

@implementation StorageController

- (IBAction)measure:(id)sender {
  self.warningLabel.hidden = self.freeBytes > 500000000;
  self.warningLabel.text = @"Your storage is almost full";
  if (!self.warningLabel.hidden) {
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
      UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                      @"Your storage is almost full");
    });
  }
}

@end
