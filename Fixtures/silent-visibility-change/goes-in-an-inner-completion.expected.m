#import <UIKit/UIKit.h>

@interface DrawerSheet : UIView
@property (nonatomic, strong) UIView *shade;
@end

@implementation DrawerSheet

- (void)dismiss {
    [UIView animateWithDuration:0.2 animations:^{
        self.shade.backgroundColor = [UIColor clearColor];
    } completion:^(BOOL finished) {
        [UIView animateWithDuration:0.3 animations:^{
            self.center = CGPointMake(160, 900);
        } completion:^(BOOL done) {
            [self.shade removeFromSuperview];
            [self removeFromSuperview];
            UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
        }];
    }];
}

@end
