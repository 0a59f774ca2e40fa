#import <UIKit/UIKit.h>

@interface RegionPicker : UIView
@property (nonatomic, strong) UIView *regionPickerSheetView;
@property (nonatomic, strong) UIView *coverView;
@end

@implementation RegionPicker

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(dismissPicker)];
    [self.coverView addGestureRecognizer:tap];
    return self;
}

- (void)dismissPicker {
    [UIView animateWithDuration:0.3
        animations:^{
            self.regionPickerSheetView.frame = CGRectMake(0, 800, 320, 260);
            self.coverView.alpha = 0.0;
        }
        completion:^(BOOL finished) {
            [self.regionPickerSheetView removeFromSuperview];
            [self.coverView removeFromSuperview];
            [self removeFromSuperview];
            UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
        }];
}

@end
