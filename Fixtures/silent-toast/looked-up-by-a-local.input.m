#import <UIKit/UIKit.h>

@interface MBProgressHUD : UIView
@property (nonatomic) NSInteger mode;
@property (nonatomic, strong) UILabel *label;
- (instancetype)initWithView:(UIView *)view;
- (void)showAnimated:(BOOL)animated;
- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end

enum { MBProgressHUDModeText = 5 };

@interface BuoyAlert : NSObject
@end

@implementation BuoyAlert

+ (void)showTextInView:(UIView *)view text:(NSString *)message {
    MBProgressHUD *hud = [[MBProgressHUD alloc] initWithView:view];
    [view addSubview:hud];
    NSString *text = message;
    hud.mode = MBProgressHUDModeText;
    hud.label.text = NSLocalizedString(text, @"");
    [hud showAnimated:YES];
    [hud hideAnimated:YES afterDelay:1.5];
}

@end
