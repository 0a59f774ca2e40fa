- (void)check {
  if (ready) {
    start();
  } else if (waiting) {
    wait();
  } else {
    stop();
  }
  if (a) first(); else if (b) second(); else third();
  if (a)
    if (b) inner();
    else other();
  if (@available(iOS 13, *)) [self modern];
  if ([self run:^{ done(); }]) return;
}
