#import <UIKit/UIKit.h>

@interface MethodTools : NSObject
+ (void)swizzle:(Class)type method:(SEL)first withMethod:(SEL)second;
@end

@interface GardenAppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UIViewController *bedsController;
@end

@implementation GardenAppDelegate

+ (void)load
{
    [MethodTools swizzle:self
                  method:@selector(application:didFinishLaunchingWithOptions:)
              withMethod:@selector(logged_application:didFinishLaunchingWithOptions:)];
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options
{
    self.window = [[UIWindow alloc] init];
    self.window.rootViewController = self.bedsController;
    [self.window makeKeyAndVisible];
    return YES;
}

- (BOOL)logged_application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options
{
    return [self logged_application:application didFinishLaunchingWithOptions:options];
}

@end
