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
        if (weakSelf) {
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            [NSString stringWithFormat:@"Invoices loaded: %lu", (unsigned long)weakSelf.invoices.count]);
        }
    }];
}

- (void)reloadAgain {
    __weak InvoicesController *wself = self;
    [InvoiceService loadWithCompletion:^(NSArray *invoices) {
        [wself.refreshControl endRefreshing];
        wself.invoices = invoices;
        [wself.tableView reloadData];
        if (wself) {
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            [NSString stringWithFormat:@"Invoices loaded: %lu", (unsigned long)wself.invoices.count]);
        }
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.invoices.count;
}

@end
