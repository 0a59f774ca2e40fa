#import <UIKit/UIKit.h>

@interface MBProgressHUD : UIView
+ (MBProgressHUD *)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
@property (nonatomic) NSInteger mode;
@property (nonatomic, strong) UILabel *label;
@property (nonatomic, strong) UILabel *detailsLabel;
- (instancetype)initWithView:(UIView *)view;
- (void)showAnimated:(BOOL)animated;
- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end

enum { MBProgressHUDModeCustomView = 4, MBProgressHUDModeText = 5 };

@implementation MBProgressHUD (Tram)

+ (void)showText:(NSString *_Nullable)text detail:(NSString *_Nullable)detail inView:(UIView *)view {
    MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:view animated:YES];
    hud.mode = MBProgressHUDModeText;
    hud.label.text = text;
    hud.detailsLabel.text = detail;
    [hud hideAnimated:YES afterDelay:1.5];
}

@end
