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
    }
}

- (void)submit {
}

@end
