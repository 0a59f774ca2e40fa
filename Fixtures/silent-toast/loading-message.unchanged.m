#import <UIKit/UIKit.h>

@interface MBProgressHUD : UIView
enum { MBProgressHUDModeIndeterminate = 0 };
@property (nonatomic, assign) int mode;
@property (nonatomic, readonly) UILabel *label;
- (void)showAnimated:(BOOL)animated;
@end

@implementation MBProgressHUD (Own)

- (void)showLoadingMessage:(NSString *)message toView:(UIView *)view {
    [view addSubview:self];
    self.label.text = message;
    self.mode = MBProgressHUDModeIndeterminate;
    self.hidden = NO;
    [self showAnimated:YES];
}

@end
