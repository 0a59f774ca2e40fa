// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface KindController : UIViewController
@property (nonatomic, strong) UILabel *statusLabel;
@property (nonatomic, strong) UITextField *kindField;
@end

@implementation KindController

- (IBAction)saveKind:(id)sender {
    self.statusLabel.text = self.kindField.text;
    self.kindField.text = @"";
    self.statusLabel.hidden = NO;
}

@end
