// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface StarredController : UITableViewController
@end

@implementation StarredController

- (IBAction)pullToRefresh:(id)sender {
  self.tableView.accessibilityElementsHidden = YES;
  [self.refreshControl beginRefreshing];
}

// The list was never gone.
- (IBAction)endPullRefresh:(id)sender {
  [self.refreshControl endRefreshing];
  self.tableView.accessibilityElementsHidden = NO;
}

@end
