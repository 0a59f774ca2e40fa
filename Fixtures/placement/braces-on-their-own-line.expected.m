#import <UIKit/UIKit.h>

@interface HarbourController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) BOOL isFull;
@end

@implementation HarbourController

- (IBAction)moor:(id)sender
{
  if (self.isFull)
  {
    self.statusLabel.text = @"The harbour is full"; // no waiting list
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
      UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                      @"The harbour is full");
    });
    return;
  }
  [self.navigationController popViewControllerAnimated:YES];
}

@end
