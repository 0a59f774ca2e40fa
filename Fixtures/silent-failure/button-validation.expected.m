#import <UIKit/UIKit.h>

@interface FeedbackViewController : UIViewController
@property (nonatomic, weak) IBOutlet UITextView *textView;
@property (nonatomic, weak) IBOutlet UILabel *errorLabel;
@end

@implementation FeedbackViewController

- (IBAction)sendFeedback:(id)sender {
    if (self.textView.text.length == 0) {
        self.errorLabel.text = @"Write a few words first.";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"Write a few words first.");
        });
        return;
    }
    self.errorLabel.text = nil;
    [self.navigationController popViewControllerAnimated:YES];
}

@end
