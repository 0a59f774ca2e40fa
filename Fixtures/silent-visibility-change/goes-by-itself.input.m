#import <UIKit/UIKit.h>

@interface NoteViewController : UIViewController
@property (nonatomic, strong) UITextField *nameField;
@property (nonatomic, strong) UIButton *hintButton;
@end

@implementation NoteViewController

- (IBAction)hideTapped:(UIButton *)sender {

    [self.hintButton removeFromSuperview];
}

@end
