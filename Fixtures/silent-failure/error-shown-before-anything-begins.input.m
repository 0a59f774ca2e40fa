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
}

@end
