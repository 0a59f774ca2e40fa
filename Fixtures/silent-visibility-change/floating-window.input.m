#import <UIKit/UIKit.h>

@interface CallWindow : NSObject
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UIButton *returnButton;
@end

@implementation CallWindow

- (IBAction)endCall:(id)sender {
  [self hideFloatingWindow];
}

- (void)hideFloatingWindow {
  [self.returnButton removeFromSuperview];
  self.returnButton = nil;
  [self.window setHidden:YES];
}

@end
