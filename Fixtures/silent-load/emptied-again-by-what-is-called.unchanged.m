#import <UIKit/UIKit.h>

@interface TaleService : NSObject
- (void)observeTales:(void (^)(NSString *tale))handler;
@end

@interface TalesController : UITableViewController
@property (nonatomic, strong) NSMutableArray *tales;
@property (nonatomic, strong) TaleService *service;
@end

@implementation TalesController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.tales = [[NSMutableArray alloc] init];
    [self.service observeTales:^(NSString *tale) {
        [self.tales addObject:tale];
        NSIndexPath *row = [NSIndexPath indexPathForRow:self.tales.count - 1 inSection:0];
        [self.tableView insertRowsAtIndexPaths:@[row] withRowAnimation:UITableViewRowAnimationFade];
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
{
    return self.tales.count;
}

- (IBAction)refresh:(UIRefreshControl *)sender
{
    [self.tales removeAllObjects];
    [self.tableView reloadData];
    [self viewDidLoad];
    [sender endRefreshing];
}

@end
