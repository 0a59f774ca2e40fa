#import <UIKit/UIKit.h>

@interface FeedbackViewController : UIViewController
@property (nonatomic, weak) IBOutlet UITextView *textView;
@property (nonatomic, weak) IBOutlet UILabel *errorLabel;
@end

@implementation FeedbackViewController

- (IBAction)sendFeedback:(id)sender {
    if (self.textView.text.length == 0) {
        self.errorLabel.text = @"Write a few words first.";
        return;
    }
    self.errorLabel.text = nil;
    [self.navigationController popViewControllerAnimated:YES];
}

@end
