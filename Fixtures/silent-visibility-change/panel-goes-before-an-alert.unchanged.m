#import <UIKit/UIKit.h>

@interface PrintOrderController : UIViewController
@property (nonatomic, strong) UIView *orderPanel;
@end

@implementation PrintOrderController

- (IBAction)order:(id)sender {
  self.orderPanel = [[UIView alloc] initWithFrame:self.view.bounds];
  [self.view addSubview:self.orderPanel];
}

- (void)hideOrderPanel {
  [self.orderPanel removeFromSuperview];
}

- (IBAction)keepForLater:(id)sender {
  [self hideOrderPanel];
  UIAlertView *alert = [[UIAlertView alloc] initWithTitle:nil
                                                  message:@"Your prints are kept for a week."
                                                 delegate:nil
                                        cancelButtonTitle:@"OK"
                                        otherButtonTitles:nil];
  [alert show];
}

- (IBAction)cancelOrder:(id)sender {
  [self hideOrderPanel];
  UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Not ordered"
                                                  message:@"No prints will be sent."
                                                 delegate:nil
                                        cancelButtonTitle:@"OK"
                                        otherButtonTitles:nil];
  [alert show];
}

@end
