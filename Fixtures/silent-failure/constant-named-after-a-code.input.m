#import <UIKit/UIKit.h>

extern NSString *const TEXT_CODE_MISSING;

@interface NumberEntryController : UIViewController {
    UITextField *codeField;
    UILabel *validationWarningLbl;
}
@end

@implementation NumberEntryController

- (IBAction)confirm:(id)sender {
    [self validateCodeField];
}

- (BOOL)validateCodeField {
    BOOL passed = NO;
    if (codeField.text.length == 0) {
        validationWarningLbl.text = TEXT_CODE_MISSING;
        validationWarningLbl.hidden = NO;
        [self.view setNeedsLayout];
    } else {
        validationWarningLbl.text = @"";
        passed = YES;
    }
    return passed;
}

@end
