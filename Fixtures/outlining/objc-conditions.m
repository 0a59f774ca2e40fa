#if TARGET_OS_OSX
void onMac(void) {}
#elif TARGET_OS_IPHONE
void onPhone(void) {}
#else
void elsewhere(void) {}
#endif
#if DEBUG && !defined(FAST)
void debugOnly(void) {}
#else
void always(void) {}
#endif
#ifndef NDEBUG
static int counter;
#endif
#if 0
void never(void) {}
#endif
@implementation Log
#ifdef DEBUG
- (void)dump { print(); }
#endif
- (void)write {
  int total = first
#if WIDE
      + second
#endif
      ;
#if TARGET_OS_SIMULATOR
  simulate();
#else
  measure();
#endif
}
@end
