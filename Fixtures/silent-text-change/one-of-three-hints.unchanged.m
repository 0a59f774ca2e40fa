#import <UIKit/UIKit.h>

@interface OrderViewController : UIViewController
@property (nonatomic, strong) UILabel *buyMessage;
@property (nonatomic, strong) UILabel *lossLabel;
@property (nonatomic, strong) UILabel *gainLabel;
@end

@implementation OrderViewController

// None of the three says all.
- (IBAction)limitTapped:(id)sender {
    self.buyMessage.text = @"at least 40 below";
    self.lossLabel.text = @"at most 40 below";
    self.gainLabel.text = @"at least 40 above";
}

@end
