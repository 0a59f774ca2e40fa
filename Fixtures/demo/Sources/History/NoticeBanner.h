#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A short message at the top of a screen that goes by itself.
@interface NoticeBanner : UIView

- (void)showMessage:(NSString *)message inView:(UIView *)view;

@end

NS_ASSUME_NONNULL_END
