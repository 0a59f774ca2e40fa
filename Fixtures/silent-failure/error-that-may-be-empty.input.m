// fixture: --ios 16.0
#import <UIKit/UIKit.h>

/// A field with an error below it.
@interface FieldWithError : UIView
@property (nonatomic, strong) UILabel *errorLabel;
@end

@implementation FieldWithError

- (IBAction)sendTapped:(id)sender {
  [self showErrorText:@"The code is too short"];
}

- (void)showErrorText:(NSString *)text {
  if (0 == text.length && self.errorLabel.text.length) {
    self.errorLabel.text = text;
  } else {
    self.errorLabel.text = text;
    self.errorLabel.alpha = 1;
  }
}

@end
