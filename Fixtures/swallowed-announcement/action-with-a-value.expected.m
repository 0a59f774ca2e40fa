// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface AlbumViewController : UIViewController
@property (nonatomic, copy) NSString *name;
@end

@implementation AlbumViewController

- (IBAction)archiveTapped:(id)sender {
    self.name = @"Summer";
    NSString *announcement = self.name;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, announcement);
    });
}

@end
