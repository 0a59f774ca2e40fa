#import "HarbourToast.h"

@implementation HarbourToast

#if TARGET_OS_OSX

- (void)drawRect:(NSRect)rect
{
    [self.backgroundColor setFill];
    [super drawRect:rect];
}

#endif

+ (void)showMessage:(NSString *)message inView:(HarbourView *)view
{
    HarbourToast *toast = [[HarbourToast alloc] init];
    toast.text = message;
    [view addSubview:toast];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        [toast removeFromSuperview];
    });
}

@end
