void update(void) {
  UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, nil);
  dispatch_async(dispatch_get_main_queue(), ^{
    [self.tableView reloadData];
  });
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), queue, ^(void) { stop(); });
  (void)prepare();
  self.handler(YES);
  handlers[0](nil);
  model->reset(model);
  ((void (*)(id, SEL))objc_msgSend)(self, @selector(tick:));
  int size = sizeof(int) + (int)(2.5) + MAX(1, 2);
  CGRect frame = (CGRect){{0, 0}, {10, 20}};
  NSDictionary *info = @{ @"name": name(), @"all": @[ first(), [self last] ] };
  info[(id)key] = @(count());
}
