#import <UIKit/UIKit.h>

@interface RootManager : NSObject
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UIViewController *homeController;
@end

@implementation RootManager

- (void)switchRoot
{
    if (!self.window) {
        self.window = [[UIWindow alloc] init];
    }
    self.window.rootViewController = self.homeController;
    [self.window makeKeyAndVisible];
}

@end
