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

@implementation MBProgressHUD (Ferry)

+ (MBProgressHUD *)showHUD:(NSString *)text icon:(NSString *)icon view:(UIView *)view {
    MBProgressHUD *hud = [[MBProgressHUD alloc] initWithView:view];
    hud.mode = MBProgressHUDModeCustomView;
    if (text) {
        hud.detailsLabel.text = text;
        hud.detailsLabel.hidden = NO;
    }
    [view addSubview:hud];
    [hud showAnimated:YES];
    [hud hideAnimated:YES afterDelay:1.5];
    return hud;
}

@end
