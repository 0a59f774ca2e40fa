#import <UIKit/UIKit.h>

@interface BusyCover : NSObject
+ (void)appear;
+ (void)dismiss;
@end

@interface ResendViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *resendNote;
- (void)resendThen:(void (^)(NSError *error))done;
@end

@implementation ResendViewController

- (void)resendThen:(void (^)(NSError *error))done {
    done(nil);
}

- (IBAction)resendTapped:(id)sender {
    [BusyCover appear];
    [self resendThen:^(NSError *error) {
        [BusyCover dismiss];
        if (error) {
            self.resendNote.text = @"The form could not be sent";
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"The form could not be sent");
        }
    }];
}

@end
