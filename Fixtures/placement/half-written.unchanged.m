// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface WindmillController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@end

@implementation WindmillController

- (IBAction)turn:(id)sender {
    self.statusLabel.text = @"The windmill turns"
}

- (IBAction)halt:(id)sender {
    self.statusLabel.text =
}

@end
