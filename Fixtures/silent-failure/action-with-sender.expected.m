#import <UIKit/UIKit.h>

@interface NoteViewController : UIViewController
@property (nonatomic, strong) UILabel *errorMessage;
@property (nonatomic, strong) UITextField *subjectField;
@end

@implementation NoteViewController

- (void)send:(id)sender {
    if (self.subjectField.text.length > 0) {
        [self submit];
    } else {
        self.errorMessage.text = @"Enter a subject first";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"Enter a subject first");
        });
    }
}

- (void)submit {
}

@end
