- (void)compute {
  UILabel *label = ({
    UILabel *made = [UILabel new];
    made.text = @"Hi";
    made;
  });
  int larger = ({ int x = f(); x > 1 ? x : 1; });
  WITH_LOCK({
    count = 2;
  });
}
