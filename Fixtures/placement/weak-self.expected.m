#import <UIKit/UIKit.h>

@interface BeaconController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic, copy) void (^search)(void (^found)(NSString *name));
@end

@implementation BeaconController

- (IBAction)searchTapped:(id)sender {
    __weak typeof(self) weakSelf = self;
    self.search(^(NSString *name) {
        weakSelf.statusLabel.text = [NSString stringWithFormat:@"Found %@", name];
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        [NSString stringWithFormat:@"Found %@", name]);
    });
}

@end
