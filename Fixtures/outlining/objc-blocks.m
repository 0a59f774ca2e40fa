- (void)load {
  __weak typeof(self) weakSelf = self;
  [service fetch:^(NSArray<Item *> *items, NSError *error) {
    __strong __typeof__(weakSelf) strongSelf = weakSelf;
    strongSelf.items = items;
  } failure:nil];
  [UIView animateWithDuration:0.2 animations:^{
    view.alpha = 0;
  } completion:^(BOOL finished) { [view removeFromSuperview]; }];
  void (^done)(BOOL) = ^(BOOL saved) { if (saved) close(); };
  NSString *(^name)(id) = ^NSString *(id item) { return [item name]; };
  self.handler = ^{ done(YES); };
  NSArray *sorted = [items sortedArrayUsingComparator:^NSComparisonResult(id a, id b) {
    return [a compare:b];
  }];
  int mask = a ^ (b);
  return ^id { return nil; }();
}
