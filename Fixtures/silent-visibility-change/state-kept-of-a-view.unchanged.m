// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface PanelState : NSObject
@property (nonatomic) BOOL hidden;
@property (nonatomic) CGFloat alpha;
@end

@implementation PanelState
@end

@interface PanelController : UIViewController
@property (nonatomic, strong) PanelState *savedPanel;
@end

@implementation PanelController

- (IBAction)keepTapped:(UIButton *)sender {
    self.savedPanel.hidden = NO;
    self.savedPanel.alpha = sender.alpha;
}

@end
