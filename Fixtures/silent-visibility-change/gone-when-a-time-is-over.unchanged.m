#import <UIKit/UIKit.h>

@interface PosterView : UIView
@property (nonatomic, strong) UIView *posterView;
@property (nonatomic, strong) UIView *shadeView;
@end

@implementation PosterView

- (IBAction)closePoster:(UIButton *)sender {
    [self.posterView removeFromSuperview];
    __weak typeof(self) weakSelf = self;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.3 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        [weakSelf removeFromSuperview];
    });
}

@end
