#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, MBProgressHUDMode) { MBProgressHUDModeText, MBProgressHUDModeCustomView };

@interface MBProgressHUD : UIView
@property (nonatomic) MBProgressHUDMode mode;
@property (nonatomic, copy) NSString *labelText;
@property (nonatomic, strong) UIView *customView;
- (instancetype)initWithView:(UIView *)view;
- (void)show:(BOOL)animated;
- (void)hide:(BOOL)animated;
@end

@interface LedgerViewController : UIViewController
@end

@implementation LedgerViewController

- (IBAction)bookEntry:(id)sender {
    [self showFailedHudWithTitle:@"The entry has no amount" withPicture:YES];
}

- (void)showFailedHudWithTitle:(NSString *)title withPicture:(BOOL)withPicture {
    MBProgressHUD *failedHud = [[MBProgressHUD alloc] initWithView:self.view];
    if (withPicture) {
        failedHud.mode = MBProgressHUDModeCustomView;
        failedHud.customView = [[UIImageView alloc] init];
    }
    failedHud.labelText = title;
    [failedHud show:YES];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
        [failedHud hide:YES];
    });
}

@end
