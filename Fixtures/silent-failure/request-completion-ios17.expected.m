// fixture: --ios 17.0
#import <UIKit/UIKit.h>

@interface MeterViewController : UIViewController
@property (nonatomic, strong) IBOutlet UILabel *errorLabel;
- (void)uploadReading:(void (^)(NSError *error))completion;
@end

@implementation MeterViewController

- (void)uploadReading:(void (^)(NSError *error))completion {
}

- (IBAction)sendReading:(UIButton *)sender {
    [self uploadReading:^(NSError *error) {
        if (error) {
            NSString *message = @"The reading was not sent.";
            self.errorLabel.text = message;
            UIAccessibilityPostNotification(
                UIAccessibilityAnnouncementNotification,
                [[NSAttributedString alloc]
                    initWithString:message
                    attributes:@{UIAccessibilitySpeechAttributeAnnouncementPriority: UIAccessibilityPriorityHigh}]);
        }
    }];
}

@end
