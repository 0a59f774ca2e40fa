#import <UIKit/UIKit.h>

@interface IntroductionViewController : UIViewController
- (void)presentLogin;
@end

@interface AppRouter : NSObject
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppRouter

- (void)logOut {
    IntroductionViewController *introduction = [[IntroductionViewController alloc] init];
    [self.window setRootViewController:introduction];
    [introduction presentLogin];
}

@end
