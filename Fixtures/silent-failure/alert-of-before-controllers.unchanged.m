#import <UIKit/UIKit.h>

@interface CallSession : NSObject
- (void)dialWithCompletion:(void (^)(NSError *error))completion;
@end

@interface CallController : UIViewController
@property (nonatomic, strong) UILabel *statusLabel;
@property (nonatomic, strong) CallSession *session;
@end

@implementation CallController

- (IBAction)dialTapped:(id)sender {
    [self.session dialWithCompletion:^(NSError *error) {
        if (error) {
            self.statusLabel.text = @"The call failed";
            UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Error" message:@"The call failed" delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
            [alert show];
        }
    }];
}

@end
