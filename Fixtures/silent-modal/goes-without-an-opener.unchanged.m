#import <UIKit/UIKit.h>

@interface IntroductionController : UIViewController
@property (nonatomic, strong) UIView *modalContainerView;
@property (nonatomic, strong) UIView *modalDimmingView;
@end

@implementation IntroductionController

- (IBAction)closeTapped:(id)sender {
    [self dismissModalCompletion:nil];
}

- (void)dismissModalCompletion:(void (^)(void))completion {
    [UIView animateWithDuration:0.3 animations:^{
        self.modalDimmingView.alpha = 0.0;
        self.modalContainerView.alpha = 0.0;
    } completion:^(BOOL finished) {
        [self.modalDimmingView removeFromSuperview];
        [self.modalContainerView removeFromSuperview];
        if (completion) {
            completion();
        }
    }];
}

@end
