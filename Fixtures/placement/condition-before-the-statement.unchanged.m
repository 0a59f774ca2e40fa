// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface LanternController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) BOOL isLit;
@end

@implementation LanternController

- (IBAction)light:(id)sender {
    self.isLit = !self.isLit;
    if (self.isLit)
#ifdef LANTERN_SHOP
        self.statusLabel.text = @"The lantern of the shop is lit";
#else
        self.statusLabel.text = @"The lantern is lit";
#endif
}

@end
