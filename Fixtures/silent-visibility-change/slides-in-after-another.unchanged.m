#import <UIKit/UIKit.h>

@interface ChoosePlaceView : UIView
@end

@implementation ChoosePlaceView

- (void)showInView:(UIView *)view {
    [view addSubview:self];
    CGRect frame = self.frame;
    __weak typeof(self) weakSelf = self;
    [UIView animateWithDuration:0.3 animations:^{
        view.alpha = 0.9;
    } completion:^(BOOL finished) {
        [UIView animateWithDuration:0.3 animations:^{
            weakSelf.frame = frame;
        }];
    }];
}

@end

@interface AddressViewController : UIViewController
@property (nonatomic, strong) ChoosePlaceView *chooser;
@end

@implementation AddressViewController

- (IBAction)choosePlace:(UIButton *)sender {
    [self.chooser showInView:self.view];
}

@end
