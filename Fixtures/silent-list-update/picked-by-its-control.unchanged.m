#import <UIKit/UIKit.h>

@interface OfferController : UIViewController
@property (nonatomic, strong) UITableView *offerTable;
@property (nonatomic, strong) NSString *order;
@property (nonatomic, strong) NSString *caption;
@end

@implementation OfferController

- (IBAction)sortSelected:(UIButton *)button {
    NSString *text = @"Sort";
    if (button.tag == 0) {
        self.order = @"price";
        text = @"By price";
    } else if (button.tag == 1) {
        self.order = @"date";
        text = @"By date";
    }
    [self.offerTable reloadData];
    self.caption = text;
}

@end
