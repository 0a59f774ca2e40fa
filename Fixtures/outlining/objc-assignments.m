- (void)apply {
  label.text = title;
  self.banner.hidden = NO;
  self->_count += 1;
  _state = next;
  *error = nil;
  items[2] = item;
  ((Cell *)view).title = @"x";
  [self header].alpha = 1;
  a = b = c;
  width = 1, height = 2;
  if ((line = read()) != nil) count -= 1;
  [self.badge setValue:@"3"];
  [self setURL:link];
  [self.view setNeedsLayout];
  [sheet setTitle:@"a" animated:YES];
  flags |= 4;
  index++;
}
