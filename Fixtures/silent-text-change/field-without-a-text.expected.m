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
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"Enter a name");
        });
        return;
    }
    if (self.wordField.text == nil || [self.wordField.text isEqualToString:@""]) {
        [self.statusLabel setText:@"Enter a magic word"];
        [self.statusLabel setHidden:NO];
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"Enter a magic word");
        });
        return;
    }
    [self.nameField resignFirstResponder];
}

@end
