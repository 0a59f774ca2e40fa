// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface AlbumViewController : UIViewController
@property (nonatomic, copy) NSString *name;
@end

@implementation AlbumViewController

- (IBAction)archiveTapped:(id)sender {
    self.name = @"Summer";
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, self.name);
}

@end
