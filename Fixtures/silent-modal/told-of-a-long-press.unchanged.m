#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, MovieLongPressGestureRecognizerState) {
    MovieLongPressGestureRecognizerStateBegan,
    MovieLongPressGestureRecognizerStateEnded
};

@interface MovieFasterPopupView : UIView
- (void)show;
@end

@interface MovieControls : UIView
@property (nonatomic, strong) MovieFasterPopupView *fasterPopupView;
@end

@implementation MovieControls

- (void)player:(UIView *)player longPressGestureStateDidChange:(MovieLongPressGestureRecognizerState)state {
    switch (state) {
        case MovieLongPressGestureRecognizerStateBegan: {
            if (self.fasterPopupView.superview != self) {
                [self addSubview:self.fasterPopupView];
            }
            [self.fasterPopupView show];
        }
            break;
        case MovieLongPressGestureRecognizerStateEnded:
            break;
    }
}

@end
