#import <UIKit/UIKit.h>

@interface LeafFallView : UIView
@property (nonatomic, readonly) CALayer *emitterLayer;
@end

@implementation LeafFallView


- (void)show
{
    [UIView animateWithDuration:1.5 animations:^{
        self.alpha = 0.6;
    }];
}

- (void)hide
{
    [UIView animateWithDuration:0.8 animations:^{
        self.alpha = 0;
    } completion:^(BOOL finished) {
    }];
}

@end

@interface ParkController : UIViewController
@property (nonatomic, strong) LeafFallView *leaves;
@end

@implementation ParkController

- (IBAction)stopLeaves:(UIButton *)sender
{
    [self.leaves hide];
}

@end
