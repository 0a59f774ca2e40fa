// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface ProfileService : NSObject
+ (NSError *)problem;
+ (void)saveWithFailure:(void (^)(NSError *error))failure;
@end

/// Edits a profile; what goes wrong stands below the fields.
@interface ProfileController : UIViewController
@property (nonatomic, strong) UILabel *errorLabel;
@end

@implementation ProfileController

- (IBAction)doneTapped:(id)sender {
  [self showError:[ProfileService problem]];
  [ProfileService saveWithFailure:^(NSError *error) {
    [self showError:error];
  }];
}

- (void)showError:(NSError *)error {
  self.errorLabel.text = error.localizedDescription;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                    [NSString stringWithFormat:@"Error: %@", error.localizedDescription]);
  });
}

@end
