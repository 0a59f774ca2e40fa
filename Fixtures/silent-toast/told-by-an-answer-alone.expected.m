// fixture: --ios 16.0
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, MBProgressHUDMode) { MBProgressHUDModeText };

@interface MBProgressHUD : UIView
@property (nonatomic) MBProgressHUDMode mode;
@property (nonatomic, readonly) UILabel *label;
+ (instancetype)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end

@interface AccountModel : NSObject
- (void)changeWithBlock:(void (^)(NSInteger status))block;
@end

@interface AccountController : UIViewController
@property (nonatomic, strong) AccountModel *model;
@end

@implementation AccountController

- (void)change {
  [self.model changeWithBlock:^(NSInteger status) {
    if (status == 3) {
      [self codeIsTooShort];
    }
  }];
}

- (void)codeIsTooShort {
  MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
  hud.mode = MBProgressHUDModeText;
  hud.label.text = @"The code is too short";
  UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                  @"The code is too short");
  [hud hideAnimated:YES afterDelay:2];
}

@end
