- (void)show {
  [tableView reloadData];
  [self.view addSubview:banner];
  [[UIApplication sharedApplication].delegate.window makeKeyAndVisible];
  [button setTitle:isOn ? @"Off" : @"On" forState:UIControlStateNormal];
  NSString *text = [NSString stringWithFormat:@"%d of %d", self.index, [self count]];
  [label setText:text];
  [label setHidden:NO];
  [player play:track :2];
  [(UILabel *)[cell viewWithTag:3] setText:names[path.row]];
  [[handlers[path.section] copy] run];
  [a ?: b refresh];
  [^{ [self stop]; } copy];
  [store save:(id)item for:user default:nil];
}
