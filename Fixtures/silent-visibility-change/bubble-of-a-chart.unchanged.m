#import <UIKit/UIKit.h>

@interface StepChart : UIView
@property (nonatomic, strong) UIView *floatingView;
@end

@implementation StepChart

- (IBAction)showFloatingView:(id)sender {
    [self addSubview:self.floatingView];
}

@end
