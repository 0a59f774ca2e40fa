- (void)guarded {
  @try {
    [self risky];
  } @catch (NSException *problem) {
    label.text = problem.reason;
  } @finally {
    [spinner stopAnimating];
  }
  @synchronized (self) { [items addObject:item]; }
  @autoreleasepool { work(); }
  { nested(); }
  @throw [NSException new];
}
