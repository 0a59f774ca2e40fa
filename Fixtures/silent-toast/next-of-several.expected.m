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

@interface NoteQueue : UIView
@property (nonatomic, strong) NSMutableArray<MBProgressHUD *> *waiting;
- (void)showNoteWithText:(NSString *)text;
- (void)showOneNoteWithText:(NSString *)text;
@end

@implementation NoteQueue

// When one has gone the next comes, which says something else.
- (void)showNoteWithText:(NSString *)text {
  MBProgressHUD *hud = [[MBProgressHUD alloc] initWithView:self];
  hud.mode = MBProgressHUDModeText;
  hud.label.text = text;
  __weak typeof(self) weakSelf = self;
  hud.completionBlock = ^{
    [weakSelf.waiting removeObjectAtIndex:0];
    MBProgressHUD *nextHUD = weakSelf.waiting.firstObject;
    if (nextHUD) {
      [weakSelf addSubview:nextHUD];
      [nextHUD showAnimated:YES];
      [nextHUD hideAnimated:YES afterDelay:2];
    }
  };
  [self.waiting addObject:hud];
  if (self.waiting.count == 1) {
    [self addSubview:hud];
    [hud showAnimated:YES];
    [hud hideAnimated:YES afterDelay:2];
  }
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, text);
  });
}

- (void)showOneNoteWithText:(NSString *)text {
  MBProgressHUD *hud = [[MBProgressHUD alloc] initWithView:self];
  hud.mode = MBProgressHUDModeText;
  hud.label.text = text;
  [self addSubview:hud];
  [hud showAnimated:YES];
  [hud hideAnimated:YES afterDelay:2];
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, text);
  });
}

@end
