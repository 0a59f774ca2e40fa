#import <UIKit/UIKit.h>

@interface OfferCell : UITableViewCell
@property (nonatomic) UILabel *linkLabel;
@end

@implementation OfferCell

- (void)hideLink:(BOOL)hide {
    self.linkLabel.hidden = hide;
}

- (void)applyOffer:(NSString *)link {
    self.linkLabel.text = link;
    [self hideLink:link.length == 0];
}

@end
