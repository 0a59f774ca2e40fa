// fixture: --ios 16.0
#import <UIKit/UIKit.h>

/// Lists marks; a label says what has become of them.
@interface MarksController : UIViewController
@property (nonatomic, strong) UILabel *deleteMarksLabel;
@end

@implementation MarksController

- (IBAction)editTapped:(id)sender {
  [self showDeleteResult];
}

- (void)showDeleteResult {
  self.deleteMarksLabel.text = @"All marks are gone";
  self.deleteMarksLabel.hidden = NO;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"All marks are gone");
  });
}

@end
