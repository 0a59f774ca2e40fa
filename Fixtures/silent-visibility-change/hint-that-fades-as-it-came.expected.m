#import <UIKit/UIKit.h>

@interface ShutterBar : UIView
@property (nonatomic, strong) UIView *modePanel;
@property (nonatomic, strong) UIView *timerPanel;
@end

@implementation ShutterBar

- (void)switchToVideo {
    [UIView animateWithDuration:0.2 animations:^{
        self.modePanel.alpha = 1;
    } completion:^(BOOL finished) {
        [self hideModePanel];
    }];
}

- (void)hideModePanel {
    [UIView animateWithDuration:1 animations:^{
        self.modePanel.alpha = 0;
    }];
}

- (void)switchToTimer {
    [UIView animateWithDuration:0.2 animations:^{
        self.timerPanel.alpha = 1;
    } completion:nil];
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, self.timerPanel);
}

- (void)hideTimerPanel {
    [UIView animateWithDuration:1 animations:^{
        self.timerPanel.alpha = 0;
    }];
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
}

@end
