#import <UIKit/UIKit.h>

@interface HintDialogView : UIView
@property (nonatomic, strong) UILabel *headerLabel;
@end

@implementation HintDialogView

- (void)showAnimated {
    self.headerLabel.text = @"Shake the phone to undo";
    self.hidden = NO;
    [UIView animateWithDuration:0.4 animations:^{
        self.alpha = 1;
    } completion:^(BOOL finished) {
        [self hideAnimated];
    }];
}

- (void)hideAnimated {
    [UIView animateWithDuration:0.4 delay:3 options:0 animations:^{
        self.alpha = 0;
    } completion:nil];
}

@end
