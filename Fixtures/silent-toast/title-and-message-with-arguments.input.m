#import <UIKit/UIKit.h>

@interface CraneViewController : UIViewController
@property (nonatomic, strong) UIView *toastView;
@property (nonatomic, strong) UILabel *toastTitleLabel;
@property (nonatomic, strong) UILabel *toastMessageLabel;
@end

@implementation CraneViewController

- (void)showToast:(NSString *)name {
    self.toastTitleLabel.text = NSLocalizedString(@"Lifted", @"");
    self.toastMessageLabel.text = name;
    [self.view addSubview:self.toastView];
    [UIView animateWithDuration:0.3 delay:2 options:0 animations:^{
        self.toastView.alpha = 0;
    } completion:^(BOOL finished) {
        [self.toastView removeFromSuperview];
    }];
}

- (IBAction)liftTapped:(UIButton *)sender {
    [self showToast:@"The crate"];
}

@end
