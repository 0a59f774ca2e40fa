// A comment before.
- (void)note /* here */ { // and here
  /* first */ [view /* inside */ show]; // after
  if (x) // why
    hide();
  // last
}
