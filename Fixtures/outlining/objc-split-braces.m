- (void)open {
#if WIDE
  if (wide) {
#else
  if (narrow) {
#endif
    show();
  }
  if (a) {
    one();
  }
#if WIDE
  else {
    two();
  }
#endif
  last();
}
