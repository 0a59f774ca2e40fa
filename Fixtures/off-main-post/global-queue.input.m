#import <UIKit/UIKit.h>

@interface ExportViewController : UIViewController
@end

@implementation ExportViewController

- (void)export {
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        [self render];
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Export finished");
    });
}

- (void)render {
}

@end
