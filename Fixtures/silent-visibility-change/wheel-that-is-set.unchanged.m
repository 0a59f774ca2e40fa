#import <UIKit/UIKit.h>

@interface TimePickerView : UIView
@property (nonatomic, strong) UIView *wheelsView;
@property (nonatomic, strong) UIView *minuteWheel;
@end

@implementation TimePickerView

- (IBAction)modeTapped:(UIButton *)sender {
    [self setMinuteWheel];
}

// One of the wheels that it is made of is no place to go.
- (void)setMinuteWheel {
    self.minuteWheel = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 40, 160)];
    [self.wheelsView addSubview:self.minuteWheel];
}

@end
