#import <Foundation/Foundation.h> // framework
#include "a.h"
#define MAX(a, b) \
  ((a) > (b) ? /* two
  lines */ (a) : (b))
#if defined(X) && Y /* z */
  # ifdef A
#else // it's
#elif B
#endif
#pragma mark - It's "fine"
#error don't /* panic
#warning "open
#
/* before */ #undef C
#define URL "http://a" // b \
  still
int d; #e
