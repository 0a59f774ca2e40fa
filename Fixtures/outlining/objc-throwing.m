- (BOOL)save:(NSError **)error {
  NSData *data = [NSJSONSerialization dataWithJSONObject:self.fields options:0 error:error];
  if (!data) return NO;
  BOOL done = [data writeToURL:self.url options:NSDataWritingAtomic error:error];
  if (!done && error != NULL) {
    errorLabel.text = (*error).localizedDescription;
    errorLabel.hidden = NO;
  }
  return done;
}
