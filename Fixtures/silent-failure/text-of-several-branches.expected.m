#import <UIKit/UIKit.h>

@interface LoginService : NSObject
- (void)logInWithCompletion:(void (^)(NSError *error))completion;
@end

@interface LoginController : UIViewController
@property(nonatomic) UILabel *errorLabel;
@property(nonatomic) UIButton *forgotButton;
@property(nonatomic) UIActivityIndicatorView *spinner;
@property(nonatomic) LoginService *service;
@property(nonatomic) NSInteger attempts;
@end

@implementation LoginController

- (IBAction)logIn:(id)sender {
  [self.spinner startAnimating];
  [self.service logInWithCompletion:^(NSError *error) {
    [self.spinner stopAnimating];
    if (error.code == 401) {
      self.errorLabel.text = @"Wrong name or word";
    } else if (error.code == 423) {
      self.errorLabel.text = @"The account is locked";
    } else {
      self.errorLabel.text = error.localizedDescription;
    }
    self.errorLabel.hidden = NO;
    if (self.attempts >= 3) self.forgotButton.hidden = NO;
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, self.errorLabel.text);
  }];
}

@end
