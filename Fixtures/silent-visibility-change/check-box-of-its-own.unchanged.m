#import <UIKit/UIKit.h>

@interface PaymentController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *saveBox;
@property (nonatomic, weak) IBOutlet UIView *cardNameSection;
@property (nonatomic) BOOL savesCard;
@end

@implementation PaymentController

- (IBAction)saveCardSectionTapped:(id)sender {
    if (self.savesCard) {
        [self.saveBox setImage:[UIImage imageNamed:@"box"] forState:UIControlStateNormal];
    } else {
        [self.saveBox setImage:[UIImage imageNamed:@"checked"] forState:UIControlStateNormal];
    }
    self.cardNameSection.hidden = self.savesCard;
    self.savesCard = !self.savesCard;
}

@end
