// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface AlbumViewController : UIViewController
@property (nonatomic) BOOL archived;
@end

@implementation AlbumViewController

- (IBAction)archiveTapped:(id)sender {
    self.archived = YES;
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Album archived");
}

@end
