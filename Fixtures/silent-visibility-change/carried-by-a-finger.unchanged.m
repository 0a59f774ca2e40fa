#import <UIKit/UIKit.h>

@interface TilesController : UIViewController
@property (nonatomic, strong) UIView *dragPanel;
@end

@implementation TilesController

- (void)dragBegin:(CGPoint)point {
    self.dragPanel.hidden = NO;
}

@end
