#import <UIKit/UIKit.h>

@interface DiceViewController : UIViewController
@property (nonatomic, strong) UILabel *stepperLabel;
@property (nonatomic, strong) UIButton *stepper;
@end

@implementation DiceViewController

- (void)hideStepper {
    self.stepperLabel.hidden = YES;
    self.stepper.hidden = YES;
}

@end
