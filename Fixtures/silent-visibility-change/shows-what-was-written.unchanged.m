#import <UIKit/UIKit.h>

@interface PostcardController : UIViewController
@property (nonatomic, strong) UITextField *greetingField;
@property (nonatomic, strong) UILabel *greetingLabel;
@end

@implementation PostcardController

- (IBAction)doneTapped:(id)sender {
    [self.greetingField resignFirstResponder];
    self.greetingLabel.hidden = NO;
    self.greetingLabel.text = self.greetingField.text;
}

@end
