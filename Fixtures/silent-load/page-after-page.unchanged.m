#import <UIKit/UIKit.h>

@interface Offer : NSObject
@end

@interface OfferStore : NSObject
- (void)loadFrom:(NSInteger)offset success:(void (^)(NSArray<Offer *> *))success;
@end

@interface OffersViewController : UITableViewController
@property (nonatomic, strong) NSMutableArray<Offer *> *offers;
@property (nonatomic, strong) OfferStore *store;
@property (nonatomic, assign) BOOL canLoad;
@end

@implementation OffersViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.refreshControl addTarget:self action:@selector(refreshOffers) forControlEvents:UIControlEventValueChanged];
}

- (void)refreshOffers {
    [self.offers removeAllObjects];
    [self loadOffers];
}

- (void)loadOffers {
    [self.store loadFrom:self.offers.count
                 success:^(NSArray<Offer *> *page) {
                     for (NSUInteger index = 0; index < page.count; index++) {
                         [self.offers addObject:page[index]];
                     }
                     [self.tableView reloadData];
                     [self.refreshControl endRefreshing];
                 }];
}

- (void)scrollViewDidScroll:(UIScrollView *)scrollView {
    if (self.canLoad) {
        [self loadOffers];
    }
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.offers.count;
}

@end
