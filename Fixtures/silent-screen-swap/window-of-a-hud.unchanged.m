#import <UIKit/UIKit.h>

@interface BusyHUD : UIView
@property (nonatomic, strong) UIWindow *hudWindow;
@property (nonatomic, strong) UIViewController *holder;
@end

@implementation BusyHUD

- (IBAction)showBusy:(id)sender {
    self.hudWindow.rootViewController = self.holder;
}

@end
