// fixture: --ios 16.0
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, MBProgressHUDMode) { MBProgressHUDModeText };

@interface MBProgressHUD : UIView
@property (nonatomic) MBProgressHUDMode mode;
@property (nonatomic, readonly) UILabel *label;
+ (instancetype)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end

@interface CodeService : NSObject
+ (void)sendCodeWithSuccess:(void (^)(void))success failure:(void (^)(NSError *error))failure;
@end

@interface ResetController : UIViewController
@end

@implementation ResetController

- (void)sendCode {
  __weak typeof(self) weakSelf = self;
  [CodeService sendCodeWithSuccess:^{
    [weakSelf sendCodeDone:YES];
  } failure:^(NSError *error) {
    [weakSelf sendCodeDone:NO];
  }];
}

- (void)sendCodeDone:(BOOL)success {
  dispatch_async(dispatch_get_main_queue(), ^{
    if (success) {
      MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
      hud.mode = MBProgressHUDModeText;
      hud.label.text = NSLocalizedString(@"code.sent", nil);
      UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                      NSLocalizedString(@"code.sent", nil));
      [hud hideAnimated:YES afterDelay:2];
    }
  });
}

@end
