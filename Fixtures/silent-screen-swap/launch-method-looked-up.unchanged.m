#import <UIKit/UIKit.h>

typedef struct objc_method *Method;
Method class_getInstanceMethod(Class type, SEL name);
void method_exchangeImplementations(Method first, Method second);

@interface LibraryAppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UIViewController *shelfController;
@end

@implementation LibraryAppDelegate

+ (void)load
{
    Method launch = class_getInstanceMethod(self, @selector(application:didFinishLaunchingWithOptions:));
    Method open = class_getInstanceMethod(self, @selector(openShelf));
    method_exchangeImplementations(launch, open);
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options
{
    self.window = [[UIWindow alloc] init];
    self.window.rootViewController = self.shelfController;
    [self.window makeKeyAndVisible];
    return YES;
}

@end
