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

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.invoices.count;
}

@end
