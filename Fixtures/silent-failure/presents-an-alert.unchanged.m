#import <UIKit/UIKit.h>

@interface PaymentViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *errorLabel;
@end

@implementation PaymentViewController

- (void)showError:(NSString *)message {
    self.errorLabel.text = message;
    self.errorLabel.hidden = NO;
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:nil message:message preferredStyle:UIAlertControllerStyleAlert];
    [self presentViewController:alert animated:YES completion:nil];
}

@end
