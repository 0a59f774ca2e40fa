#import <UIKit/UIKit.h>

@interface PaymentViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *errorLabel;
@end

@implementation PaymentViewController

- (void)showError:(NSString *)message {
    self.errorLabel.text = message;
    self.errorLabel.hidden = NO;
}

@end
