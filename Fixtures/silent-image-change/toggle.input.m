// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface LockViewController : UIViewController
@property (nonatomic, strong) IBOutlet UIImageView *lockImageView;
@property (nonatomic) BOOL isLocked;
@end

@implementation LockViewController

- (IBAction)toggleLock:(id)sender {
    self.isLocked = !self.isLocked;
    self.lockImageView.image = [UIImage imageNamed:self.isLocked ? @"locked" : @"open"];
    self.lockImageView.accessibilityLabel = self.isLocked ? @"Locked" : @"Open";
}

@end
