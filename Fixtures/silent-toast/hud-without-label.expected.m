#import <UIKit/UIKit.h>

@interface MBProgressHUD : UIView
+ (MBProgressHUD *)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
@property (nonatomic) NSInteger mode;
@property (nonatomic, copy) NSString *labelText;
@property (nonatomic, copy) NSString *detailsLabelText;
- (void)hide:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end

enum { MBProgressHUDModeText = 5 };

@interface OrdersController : UIViewController
@end

@implementation OrdersController

- (IBAction)orderTapped:(id)sender {
    [self showHUDWithText:@"Ordered"];
}

- (void)showHUDWithText:(NSString *)text {
    MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
    hud.mode = MBProgressHUDModeText;
    hud.labelText = text;
    [hud hide:YES afterDelay:1.5];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, text);
    });
}

- (IBAction)cancelTapped:(id)sender {
    MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
    hud.mode = MBProgressHUDModeText;
    hud.labelText = [self nextName];
    NSString *announcement = hud.labelText;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, announcement);
    });
    [hud hide:YES afterDelay:1.5];
}

- (IBAction)waitTapped:(id)sender {
    MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
    hud.labelText = @"Loading";
}

- (NSString *)nextName {
    return @"";
}

@end
