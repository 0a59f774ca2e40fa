#import <UIKit/UIKit.h>

@interface QuayToast : UIView
@property (nonatomic, strong) UILabel *titleLabel;
@property (nonatomic, strong) UILabel *contentLabel;
@end

@implementation QuayToast

- (void)showText:(NSString *)text withTitle:(NSString *)title inView:(UIView *)view {
    [view addSubview:self];
    [self.titleLabel setText:title];
    [self.contentLabel setText:text];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        [self removeFromSuperview];
    });
}

@end
