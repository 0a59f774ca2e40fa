#import <UIKit/UIKit.h>

@interface FilledField : UIView
@property (nonatomic, strong) UILabel *helperLabel;
@end

@interface SignUpViewController : UIViewController
@property (nonatomic, strong) FilledField *name;
@property (nonatomic, strong) FilledField *mail;
@end

@implementation SignUpViewController

- (IBAction)signUpTapped:(id)sender {
    [self markFieldError:self.name errorText:@"Required"];
    [self markFieldError:self.mail errorText:@"Required"];
}

- (void)markFieldError:(FilledField *)field errorText:(NSString *)errorText {
    field.helperLabel.text = errorText;
}

@end
