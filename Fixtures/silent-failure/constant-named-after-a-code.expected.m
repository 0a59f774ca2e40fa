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
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            TEXT_CODE_MISSING);
        });
    } else {
        validationWarningLbl.text = @"";
        passed = YES;
    }
    return passed;
}

@end
