#import <UIKit/UIKit.h>

@interface VoiceMemoView : UIView
@property (nonatomic, strong) UILabel *errorMessageLabel;
@property (nonatomic, strong) UIView *controlsView;
@end

@implementation VoiceMemoView

- (void)showErrorMessage:(NSString *)errorMessage completion:(void (^)(void))completion {
    self.errorMessageLabel.alpha = 0.0;
    self.errorMessageLabel.hidden = NO;
    self.errorMessageLabel.text = errorMessage;
    self.controlsView.hidden = YES;
    [UIView animateWithDuration:0.25
        animations:^{
            self.errorMessageLabel.alpha = 1.0;
        }
        completion:^(BOOL finished) {
            dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
                if (completion) {
                    completion();
                }
            });
        }];
}

@end
