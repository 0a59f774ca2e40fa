// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface ActivityFilterView : UIView
@end

@implementation ActivityFilterView

- (void)showInWindow:(UIWindow *)window {
  self.frame = window.bounds;
  [window addSubview:self];
  UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, self);
}

@end

@interface OutingsController : UIViewController
@property(nonatomic) ActivityFilterView *filters;
@end

@implementation OutingsController

- (IBAction)chooseFilters:(UIButton *)sender {
  [self.filters showInWindow:self.view.window];
}

@end
