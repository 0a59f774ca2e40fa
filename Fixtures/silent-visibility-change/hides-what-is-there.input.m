#import <UIKit/UIKit.h>

@interface BottomDrawerView : UIView
@property (nonatomic, strong) UIView *drawerView;
@end

@implementation BottomDrawerView

- (void)hide {
    if (self.superview) {
        [UIView animateWithDuration:0.3 animations:^{
            self->_drawerView.alpha = 0;
            self.alpha = 0;
        } completion:^(BOOL finished) {
            [self removeFromSuperview];
        }];
    }
}

@end
