#import <UIKit/UIKit.h>

@interface GraphController : UIViewController
@property (nonatomic, strong) UIView *popupView;
@property (nonatomic, strong) UIView *popupMaskView;
@end

@implementation GraphController

- (IBAction)segmentTapped:(id)sender {
    [self showDepthPopup];
}

- (void)showDepthPopup {
    self.popupMaskView.hidden = NO;
    self.popupView.hidden = NO;
    [UIView animateWithDuration:0.3 animations:^{
        self.popupView.alpha = 1;
    } completion:^(BOOL finished) {
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            [self dismissDepthPopup:YES];
        });
    }];
}

- (void)dismissDepthPopup:(BOOL)animated {
    self.popupView.hidden = YES;
    self.popupMaskView.hidden = YES;
}

@end
