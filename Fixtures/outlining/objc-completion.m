@implementation Loader
- (void)refresh:(UIRefreshControl *)control {
  __weak typeof(self) weakSelf = self;
  [self.api loadWithCompletion:^(NSArray *items, NSError *error) {
    dispatch_async(dispatch_get_main_queue(), ^{
      [control endRefreshing];
      if (error) {
        [weakSelf showError:error];
        return;
      }
      weakSelf.items = items;
      [weakSelf.tableView reloadData];
    });
  }];
}
@end
