- (void)declare {
  int a = 1, *b = &a;
  const char *name = "x";
  __block BOOL found = NO;
  static dispatch_once_t once;
  NSMutableArray<NSDictionary<NSString *, id> *> *rows = [NSMutableArray array];
  unsigned long long size;
  id<Shape> shape = nil;
  struct Point p = {1, 2}, q;
  CGFloat values[3] = {0, 1, 2};
  typeof(a) copy = a;
  void (*callback)(int) = NULL;
  enum { Left, Right } side = Left;
  a * b;
  a < b;
  BOOL (^test)(int) = nil;
}
