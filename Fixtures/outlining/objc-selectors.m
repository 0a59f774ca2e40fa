- (void)wire {
  [button addTarget:self action:@selector(tap:) forControlEvents:UIControlEventTouchUpInside];
  SEL pair = @selector(move:to:);
  if ([item conformsToProtocol:@protocol(Shape)]) return;
  const char *code = @encode(CGRect);
  [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil
                                  repeats:YES];
}
