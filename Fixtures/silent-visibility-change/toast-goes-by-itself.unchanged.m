#import <UIKit/UIKit.h>

@interface PhotoViewController : UIViewController
@property(nonatomic) UIView *hintView;
@end

@implementation PhotoViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.hintView = [[UIView alloc] init];
    [self performSelector:@selector(hideHint) withObject:nil afterDelay:3.0];
}

- (void)hideHint {
    [UIView animateWithDuration:0.3 animations:^{
        self.hintView.alpha = 0;
    } completion:^(BOOL finished) {
        [self.hintView removeFromSuperview];
    }];
}

@end
