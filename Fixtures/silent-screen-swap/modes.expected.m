#import <UIKit/UIKit.h>

@interface MapModeController : UIViewController
@property (nonatomic, strong) UIViewController *mode;
@end

@implementation MapModeController

- (IBAction)showSatellite:(id)sender {
    UIViewController *satellite = [[UIViewController alloc] init];
    [self.mode willMoveToParentViewController:nil];
    [self addChildViewController:satellite];
    [self.view addSubview:satellite.view];
    [self.mode.view removeFromSuperview];
    [self.mode removeFromParentViewController];
    [satellite didMoveToParentViewController:self];
    self.mode = satellite;
    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, satellite.view);
}

@end
