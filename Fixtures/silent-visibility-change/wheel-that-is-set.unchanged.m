#import <UIKit/UIKit.h>

@interface WheelView : UIView
@property (nonatomic) NSInteger selectedRow;
@end

@interface TimePickerView : UIView
@property (nonatomic, strong) UIView *wheelsView;
@property (nonatomic, strong) WheelView *minuteColumn;
@end

@implementation TimePickerView

- (IBAction)modeTapped:(UIButton *)sender {
    [self setMinuteColumn];
}

// One of the columns that it is made of is no place to go.
- (void)setMinuteColumn {
    self.minuteColumn = [[WheelView alloc] initWithFrame:CGRectMake(0, 0, 40, 160)];
    self.minuteColumn.selectedRow = 2;
    [self.wheelsView addSubview:self.minuteColumn];
}

@end
