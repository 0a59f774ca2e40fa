#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, MBProgressHUDMode) { MBProgressHUDModeText };

@interface MBProgressHUD : UIView
@property (nonatomic) MBProgressHUDMode mode;
@property (nonatomic, readonly) UILabel *label;
+ (instancetype)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end

@interface CouponViewController : UIViewController
@property (nonatomic, strong) UITextField *codeField;
@end

@implementation CouponViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.codeField addTarget:self
                       action:@selector(codeChanged)
             forControlEvents:UIControlEventEditingChanged];
}

- (void)codeChanged {
    if (self.codeField.text.length > 12) {
        [self showHint:@"A coupon has twelve letters"];
    }
}

- (IBAction)redeem:(UIButton *)sender {
    if (self.codeField.text.length == 0) {
        [self showHint:@"Enter a coupon first"];
    }
}

- (void)showHint:(NSString *)hint {
    MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
    hud.mode = MBProgressHUDModeText;
    hud.label.text = hint;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, hint);
    });
    [hud hideAnimated:YES afterDelay:2];
}

@end
