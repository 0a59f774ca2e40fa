#import <UIKit/UIKit.h>

@interface ShelfService : NSObject
- (void)basketWithHandler:(void (^)(NSDictionary *answer))handler;
@end

@interface ShelfViewController : UIViewController
@property (nonatomic, strong) UILabel *basketLabel;
@property (nonatomic, strong) ShelfService *service;
@end

@implementation ShelfViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self loadBasket];
}

- (IBAction)addTapped:(id)sender {
    [self loadBasket];
}

- (void)loadBasket {
    [self.service basketWithHandler:^(NSDictionary *answer) {
        NSInteger number = [answer[@"result"] integerValue];
        if (number == 0) {
            self.basketLabel.hidden = YES;
        } else {
            self.basketLabel.hidden = NO;
            self.basketLabel.text = [NSString stringWithFormat:@"%@", answer[@"result"]];
        }
    }];
}

@end
