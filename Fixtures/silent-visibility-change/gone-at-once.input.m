#import <UIKit/UIKit.h>

@interface BannerPosterView : UIView
@property (nonatomic, strong) UIView *posterView;
@end

@implementation BannerPosterView

- (IBAction)closePoster:(UIButton *)sender {
    [self.posterView removeFromSuperview];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.3 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        sender.enabled = YES;
    });
}

@end
