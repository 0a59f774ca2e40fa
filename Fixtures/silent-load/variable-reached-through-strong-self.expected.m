#import <UIKit/UIKit.h>

@interface SeedService : NSObject
- (void)fetch:(void (^)(NSArray *seeds))done;
@end

@interface SeedsViewController : UITableViewController {
  NSArray *_seeds;
}
@property (nonatomic, strong) SeedService *service;
@end

@implementation SeedsViewController

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return _seeds.count;
}

- (IBAction)reloadTapped:(id)sender {
  __weak typeof(self) weakSelf = self;
  [self.refreshControl beginRefreshing];
  [self.service fetch:^(NSArray *seeds) {
    __strong typeof(weakSelf) strongSelf = weakSelf;
    if (strongSelf == nil) {
      return;
    }
    strongSelf->_seeds = seeds;
    [strongSelf.tableView reloadData];
    [strongSelf.refreshControl endRefreshing];
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                    [NSString stringWithFormat:@"Seeds loaded: %lu", (unsigned long)strongSelf->_seeds.count]);
  }];
}

@end
