#import <UIKit/UIKit.h>

@interface FlatFilterViewController : UIViewController
@property (nonatomic, strong) UIView *fadedScreen;
@property (nonatomic, strong) UIView *pickerHolder;
@property (nonatomic, strong) UIPickerView *rentPickerView;
@property (nonatomic, strong) UIPickerView *datePickerView;
@end

@implementation FlatFilterViewController

// Which of the two it is, is only known when it runs.
- (void)showPickerView:(UIPickerView *)picker {
    if (picker == self.rentPickerView) {
        [self.datePickerView removeFromSuperview];
        [self.pickerHolder addSubview:self.rentPickerView];
    } else if (picker == self.datePickerView) {
        [self.rentPickerView removeFromSuperview];
        [self.pickerHolder addSubview:self.datePickerView];
    }
    [UIView animateWithDuration:0.25
                     animations:^{
                         self.fadedScreen.alpha = 1.0f;
                         self.pickerHolder.frame = CGRectMake(0, 200, 320, 240);
                     }];
}

@end
