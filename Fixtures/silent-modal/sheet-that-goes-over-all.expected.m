#import <UIKit/UIKit.h>

@interface ShareSheetView : UIView
@property (nonatomic, strong) UIView *optionsView;
@end

@implementation ShareSheetView

- (void)show {
    [[UIApplication sharedApplication].keyWindow addSubview:self];
    [UIView animateWithDuration:0.3 animations:^{
        self.optionsView.alpha = 1;
    }];
    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, self);
}

@end

@interface ShareMenuView : UIView
@property (nonatomic, strong) UIView *optionsView;
@end

@implementation ShareMenuView

- (void)show {
    [[UIApplication sharedApplication].keyWindow addSubview:self];
    [UIView animateWithDuration:0.3 animations:^{
        self.optionsView.alpha = 1;
    }];
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, self);
}

@end
