// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface AlbumViewController : UIViewController
@property (nonatomic) BOOL archived;
@end

@implementation AlbumViewController

- (IBAction)archiveTapped:(id)sender {
    if (self.archived)
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"Archived already");
        });
    self.archived = YES;
}

@end
