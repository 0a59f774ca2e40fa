- (void)handle:(State)state {
  switch (state) {
    case StateIdle:
    case StateReady:
      [self show];
      break;
    case StateBusy: {
      NSString *text = @"Busy";
      label.text = text;
      break;
    }
#if TARGET_OS_OSX
    case StateMac:
      beep();
#endif
    case StateA ... StateC: return;
    default:
#ifdef DEBUG
      log();
#endif
      break;
  }
}
