// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface ExportViewController : UIViewController
@end

@implementation ExportViewController

- (void)export {
    dispatch_async(dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Export finished");
    });
}

@end
