#import <UIKit/UIKit.h>

@interface TariffViewController : UIViewController
@property (nonatomic, strong) UILabel *quantityLabel;
@property (nonatomic, strong) UILabel *sumInfo;
@property (nonatomic, strong) UILabel *minutesInfo;
@property (nonatomic, strong) UILabel *bonusInfo;
@property (nonatomic) NSInteger quantity;
@end

@implementation TariffViewController

- (IBAction)plusTapped:(id)sender {
    self.quantity += 1;
    self.quantityLabel.text = [NSString stringWithFormat:@"%ld", (long)self.quantity];
    self.sumInfo.text = [NSString stringWithFormat:@"%ld dollars", (long)self.quantity * 5];
    self.minutesInfo.text = [NSString stringWithFormat:@"%ld minutes", (long)self.quantity * 60];
    self.bonusInfo.text = [NSString stringWithFormat:@"%ld points", (long)self.quantity * 2];
}

@end
