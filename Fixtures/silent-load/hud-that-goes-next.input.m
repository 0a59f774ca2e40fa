#import <UIKit/UIKit.h>

@interface MRProgressOverlayView : UIView
+ (void)showOverlayAddedTo:(UIView *)view animated:(BOOL)animated;
+ (void)dismissOverlayForView:(UIView *)view animated:(BOOL)animated;
@end

@interface ShopClient : NSObject
- (void)findShops:(void (^)(NSArray<NSString *> *shops))completion;
@end

@interface ShopsViewController : UITableViewController
@property (nonatomic) NSArray<NSString *> *shops;
@property (nonatomic) ShopClient *client;
@end

@implementation ShopsViewController

- (IBAction)search:(UIButton *)sender {
    [MRProgressOverlayView showOverlayAddedTo:self.view animated:YES];
    [self.client findShops:^(NSArray<NSString *> *shops) {
        self.shops = shops;
        [self.tableView reloadData];
        [MRProgressOverlayView dismissOverlayForView:self.view animated:YES];
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.shops.count;
}

@end
