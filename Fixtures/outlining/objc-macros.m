SPEC_BEGIN(Basket)

- (void)bind {
  @weakify(self)
  [self.model observe:^{
    @strongify(self)
    [self show];
  }];
  LOG_ENTER
  TRACE(@"start %d", 3)
  [self work];
  FOR_EACH(item, items) {
    [item update];
  }
  ASSERT_MAIN();
  RETURN_IF_NIL(view)
  view.hidden = YES;
}

SPEC_END
