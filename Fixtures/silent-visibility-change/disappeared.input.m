#import <UIKit/UIKit.h>

@interface FilterMenuView : UIView
@end

@implementation FilterMenuView

- (void)disappeared {
    if (self.alpha == 0.0f) {
        return;
    }
    self.alpha = 1.0f;
    self.alpha = 0.0f;
    self.hidden = NO;
}

@end
