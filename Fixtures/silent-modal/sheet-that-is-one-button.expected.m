#import <UIKit/UIKit.h>

@interface SeatPicker : UIButton
@property (nonatomic, strong) UIPickerView *pickerView;
@end

@implementation SeatPicker

- (instancetype)init {
    self = [super init];
    self.frame = [UIScreen mainScreen].bounds;
    [self addSubview:self.pickerView];
    [self addTarget:self action:@selector(remove) forControlEvents:UIControlEventTouchUpInside];
    return self;
}

// A tap beside the picker is one on the view itself, which has no name.
- (void)showInWindow {
    [[UIApplication sharedApplication].keyWindow addSubview:self];
    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, nil);
}

- (void)remove {
    [self removeFromSuperview];
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
}

@end

@interface SeatsViewController : UIViewController
@end

@implementation SeatsViewController

- (IBAction)chooseTapped:(UIButton *)sender {
    SeatPicker *picker = [[SeatPicker alloc] init];
    [picker showInWindow];
}

@end
