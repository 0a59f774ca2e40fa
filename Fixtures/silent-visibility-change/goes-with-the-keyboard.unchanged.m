#import <UIKit/UIKit.h>

@interface NoteViewController : UIViewController
@property (nonatomic, strong) UITextField *nameField;
@property (nonatomic, strong) UIButton *keyboardHideButton;
@end

@implementation NoteViewController

- (IBAction)hideTapped:(UIButton *)sender {
    [self.nameField resignFirstResponder];
    [self.keyboardHideButton removeFromSuperview];
}

@end
