#import <UIKit/UIKit.h>

@interface InvoiceService : NSObject
+ (void)loadWithCompletion:(void (^)(NSArray *invoices))completion;
@end

@interface InvoicesController : UITableViewController
@property (nonatomic, copy) NSArray *invoices;
@end

@implementation InvoicesController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.refreshControl addTarget:self action:@selector(reload) forControlEvents:UIControlEventValueChanged];
    [self.refreshControl addTarget:self action:@selector(reloadAgain) forControlEvents:UIControlEventValueChanged];
}

- (void)reload {
    __weak InvoicesController *weakSelf = self;
    [InvoiceService loadWithCompletion:^(NSArray *invoices) {
        [weakSelf.refreshControl endRefreshing];
        weakSelf.invoices = invoices;
        [weakSelf.tableView reloadData];
    }];
}

- (void)reloadAgain {
    __weak InvoicesController *wself = self;
    [InvoiceService loadWithCompletion:^(NSArray *invoices) {
        [wself.refreshControl endRefreshing];
        wself.invoices = invoices;
        [wself.tableView reloadData];
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.invoices.count;
}

@end
