#import <UIKit/UIKit.h>

@class OfferView;

@interface OfferController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *adStatusLabel;
@end

@implementation OfferController

- (void)offerView:(OfferView *)view didFailWithError:(NSError *)error {
    self.adStatusLabel.text = @"The ad could not be loaded";
}

@end
