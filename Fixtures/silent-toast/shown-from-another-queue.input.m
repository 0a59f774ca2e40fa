// fixture: --ios 15.0
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, MBProgressHUDMode) { MBProgressHUDModeText, MBProgressHUDModeCustomView };

@interface MBProgressHUD : UIView
@property (nonatomic) MBProgressHUDMode mode;
@property (nonatomic, strong) UILabel *label;
@property (nonatomic, copy) void (^completionBlock)(void);
- (instancetype)initWithView:(UIView *)view;
- (void)showAnimated:(BOOL)animated;
- (void)hideAnimated:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end

@interface RecordingsController : UIViewController
@property (nonatomic, strong) MBProgressHUD *hud;
@end

@implementation RecordingsController

// Both its calls come from another queue.
- (void)deleteAll {
  self.hud.mode = MBProgressHUDModeText;
  self.hud.label.text = @"Recordings deleted";
  [self.hud hideAnimated:YES afterDelay:2];
}

- (void)confirmDeletion {
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    [self deleteAll];
  });
}

- (void)rename {
  self.hud.mode = MBProgressHUDModeText;
  self.hud.label.text = @"Recording renamed";
  [self.hud hideAnimated:YES afterDelay:2];
}

- (void)confirmName {
  dispatch_async(dispatch_get_main_queue(), ^{
    [self rename];
  });
}

@end
