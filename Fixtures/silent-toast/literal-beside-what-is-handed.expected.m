// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface MBProgressHUD : UIView
+ (MBProgressHUD *)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
@property (nonatomic) NSInteger mode;
@property (nonatomic, readonly) UILabel *label;
- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end

enum { MBProgressHUDModeText = 5 };

@interface VerseViewController : UIViewController
@end

@implementation VerseViewController

- (void)showLimitOfText:(NSString *)text
{
    if (text.length > 160) {
        MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
        hud.mode = MBProgressHUDModeText;
        hud.label.text = @"A verse has at most 160 letters";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"A verse has at most 160 letters");
        });
        [hud hideAnimated:YES afterDelay:1];
    }
}

@end
