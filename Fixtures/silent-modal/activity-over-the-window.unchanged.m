// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface ActivityOverlayView : UIView
@end

@implementation ActivityOverlayView

- (void)showInWindow:(UIWindow *)window {
  self.frame = window.bounds;
  [window addSubview:self];
}

@end

@interface OutingsController : UIViewController
@property(nonatomic) ActivityOverlayView *waiting;
@end

@implementation OutingsController

- (IBAction)send:(UIButton *)sender {
  [self.waiting showInWindow:self.view.window];
}

@end
