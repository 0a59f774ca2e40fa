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
    return;
  }
  [self.navigationController popViewControllerAnimated:YES];
}

@end
