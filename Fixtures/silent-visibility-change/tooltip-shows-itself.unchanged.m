#import <UIKit/UIKit.h>

@interface BarometerTooltipView : UIView
- (void)show;
@end

@interface BarometerViewController : UIViewController
@property (nonatomic, strong) BarometerTooltipView *tooltipView;
@end

@implementation BarometerViewController

- (IBAction)helpTapped:(UIButton *)sender {
    [self.tooltipView show];
}

@end

@implementation BarometerTooltipView

- (void)show {
    self.hidden = NO;
}

@end
