#import <UIKit/UIKit.h>

@interface RenewalViewController : UIViewController
@property (nonatomic, strong) UIView *offerView;
@property (nonatomic, strong) UIView *renewalView;
@property (nonatomic, strong) UIButton *offerButton;
@property (nonatomic, strong) UIButton *renewalButton;
@end

@implementation RenewalViewController

- (IBAction)chooseRenewal:(UIButton *)sender {
    self.offerView.hidden = YES;
    self.renewalView.hidden = NO;
    self.renewalButton.selected = YES;
    self.offerButton.selected = NO;
}

@end
