- (void)repeat {
  for (NSInteger i = 0, n = rows.count; i < n; i++) { [self load:i]; }
  for (UIView *view in self.view.subviews) [view removeFromSuperview];
  for (;;) { break; }
  while ([scanner next]) continue;
  do { count--; } while (count > 0);
  do poll(); while (busy);
  for (NSString *key in [keys allObjects]) {
    if (!key) continue;
    goto done;
  }
done:
  finish();
}
