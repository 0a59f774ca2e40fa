// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface AlbumViewController : UIViewController
@property (nonatomic) BOOL archived;
@end

@implementation AlbumViewController

- (IBAction)archiveTapped:(id)sender {
    if (self.archived)
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Archived already");
    self.archived = YES;
}

@end
