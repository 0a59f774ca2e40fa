#import <UIKit/UIKit.h>

@interface SyncViewController : UIViewController
@property (nonatomic) UILabel *errorLabel;
- (void)syncThen:(void (^)(NSError *error))done;
@end

@implementation SyncViewController

- (void)syncThen:(void (^)(NSError *error))done {
    done(nil);
}

- (IBAction)syncTapped:(id)sender {
    [self syncThen:^(NSError *error) {
        if (error) {
            self.errorLabel.text = error.localizedDescription;
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            [NSString stringWithFormat:@"Error: %@", error.localizedDescription]);
        }
    }];
}

@end
