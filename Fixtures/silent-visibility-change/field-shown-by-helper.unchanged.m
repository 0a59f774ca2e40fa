#import <UIKit/UIKit.h>

@interface CouponStripView : UIView
@property (nonatomic, strong) UITextField *couponTextField;
@property (nonatomic, strong) UIButton *couponButton;
@end

@implementation CouponStripView

- (IBAction)couponTapped:(UIButton *)sender {
    [self showTextField];
}

- (void)showTextField {
    self.couponTextField.hidden = NO;
}

@end
