#import <UIKit/UIKit.h>

@interface PegView : UIView
@property(nonatomic, strong) UIView *pegView;
@property(nonatomic, strong) UIView *arrowView;
@end

@implementation PegView

- (void)pegDidMoveAtPoint:(CGPoint)point {
    self.arrowView.hidden = YES;
    if ([self isBehindLine]) {
        self.pegView.alpha = 1.0f;
    } else {
        self.pegView.alpha = 0.2f;
    }
}

- (void)showPeg {
    if ([self isBehindLine]) {
        self.pegView.alpha = 1.0f;
    } else {
        self.pegView.alpha = 0.3f;
    }
}

- (BOOL)isBehindLine {
    return NO;
}

@end
