#import <UIKit/UIKit.h>

@interface HintTools : NSObject
@property (nonatomic, strong) UIView *hintToast;
@end

@implementation HintTools

- (void)showToastInView:(UIView *)view withMessage:(NSString *)message {
    if (!self.hintToast) {
        UILabel *label = [[UILabel alloc] init];
        label.text = message;
        self.hintToast = [[UIView alloc] init];
        [self.hintToast addSubview:label];
        [view addSubview:self.hintToast];
        [self performSelector:@selector(hideToast) withObject:nil afterDelay:2.0];
    }
}

- (void)hideToast {
    [self.hintToast removeFromSuperview];
    self.hintToast = nil;
}

@end
