#if TARGET_OS_OSX
#import <AppKit/AppKit.h>
typedef NSTextField HarbourLabel;
#else
#import <UIKit/UIKit.h>
typedef UILabel HarbourLabel;
#endif

@interface HarbourToast : HarbourLabel
@end

@implementation HarbourToast

#if TARGET_OS_OSX

- (void)drawRect:(NSRect)rect
{
    [self.backgroundColor setFill];
    [super drawRect:rect];
}

#endif

+ (void)showMessage:(NSString *)message inView:(id)view
{
    HarbourToast *toast = [[HarbourToast alloc] init];
    toast.text = message;
    [view addSubview:toast];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        [toast removeFromSuperview];
    });
}

@end
