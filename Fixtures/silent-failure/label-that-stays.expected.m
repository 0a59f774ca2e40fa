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
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        @"This is no phone number.");
      });
    }
  }
}

- (BOOL)isNational:(NSString *)number {
  return number.length == 10;
}

@end
