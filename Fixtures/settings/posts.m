#import <UIKit/UIKit.h>

@interface KettleViewController : UIViewController
@end

@implementation KettleViewController

- (void)showError:(NSError *)error {
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, error.localizedDescription);
}

@end
