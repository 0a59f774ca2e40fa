#import <UIKit/UIKit.h>

@interface SignUpController : UIViewController
@property (nonatomic, strong) UILabel *statusLabel;
@property (nonatomic, strong) UITextField *nameField;
@property (nonatomic, strong) UITextField *wordField;
@end

@implementation SignUpController

- (IBAction)signUpTapped:(id)sender {
    [self.statusLabel setHidden:YES];
    if (self.nameField.text == nil || [self.nameField.text isEqualToString:@""]) {
        [self.statusLabel setText:@"Enter a name"];
        [self.statusLabel setHidden:NO];
        return;
    }
    if (self.wordField.text == nil || [self.wordField.text isEqualToString:@""]) {
        [self.statusLabel setText:@"Enter a magic word"];
        [self.statusLabel setHidden:NO];
        return;
    }
    [self.nameField resignFirstResponder];
}

@end
