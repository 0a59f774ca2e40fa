#import <UIKit/UIKit.h>

@interface PhoneNumberController : UIViewController
@property (nonatomic, strong) IBOutlet UITextField *numberField;
@property (nonatomic, strong) IBOutlet UILabel *numberErrorLabel;
@end

@implementation PhoneNumberController

- (IBAction)goOn:(id)sender {
  [self validateNumber];
}

- (void)validateNumber {
  if (self.numberField.text.length == 0) {
    self.numberErrorLabel.hidden = NO;
  } else {
    self.numberErrorLabel.hidden = YES;
    if (![self isNational:self.numberField.text]) {
      self.numberErrorLabel.text = @"This is no phone number.";
      self.numberErrorLabel.hidden = NO;
    }
    if (self.numberField.text.length > 12) {
      self.numberErrorLabel.hidden = YES;
    }
  }
}

- (BOOL)isNational:(NSString *)number {
  return number.length == 10;
}

@end
