#import <UIKit/UIKit.h>

@interface AddressCheck : UIView
@property (nonatomic, strong) UILabel *statusLabel;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@end

@implementation AddressCheck

- (void)finishCheck:(BOOL)isGood {
    [self.spinner stopAnimating];
    if (isGood) {
        self.statusLabel.text = @"C";
    } else {
        self.statusLabel.text = @"X";
    }
}

@end
