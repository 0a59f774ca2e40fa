// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface TimerViewController : UIViewController
@end

@implementation TimerViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = NSLocalizedString(@"Egg timer", @"Title of the screen");
}

- (void)ring {
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                    NSLocalizedString(@"Eggs are done", @"VoiceOver announcement"));
}

@end
