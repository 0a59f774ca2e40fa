#import <UIKit/UIKit.h>

@interface VoucherStripView : UIView
@property (nonatomic, strong) UITextField *voucherTextField;
@end

@implementation VoucherStripView

- (IBAction)showVoucherField:(UIButton *)sender {
    self.voucherTextField.hidden = NO;
}

@end
