// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface MBProgressHUD : UIView
+ (MBProgressHUD *)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
@property (nonatomic) NSInteger mode;
@property (nonatomic, readonly) UILabel *label;
- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end

enum { MBProgressHUDModeText = 5 };

@interface VerseViewController : UIViewController <UITextViewDelegate>
@end

@implementation VerseViewController

- (BOOL)textView:(UITextView *)textView
    shouldChangeTextInRange:(NSRange)range
            replacementText:(NSString *)text
{
    if (textView.text.length + text.length > 160) {
        MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
        hud.mode = MBProgressHUDModeText;
        hud.label.text = @"A verse has at most 160 letters";
        [hud hideAnimated:YES afterDelay:1];
        return NO;
    }
    return YES;
}

@end
