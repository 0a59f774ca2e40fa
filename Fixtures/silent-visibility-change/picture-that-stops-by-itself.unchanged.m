// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@protocol MovieHolder
- (void)movieEnded;
@end

/// Shows moving pictures while something is made ready.
@interface MovieHolderView : UIView <MovieHolder>
@end

@implementation MovieHolderView

- (void)movieEnded {
  [self fadeAway];
}

- (void)fadeAway {
  [self removeFromSuperview];
}

@end
