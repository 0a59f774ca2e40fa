// fixture: --ios 17.0 --unsafe-fixes
#import <UIKit/UIKit.h>

@interface NotesViewController : UIViewController
@end

@implementation NotesViewController

- (void)watchSync {
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(syncDidEnd:)
                                                 name:@"TextDidChange"
                                               object:nil];
}

- (void)syncDidEnd:(NSNotification *)notification {
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Notes synced");
}

@end
