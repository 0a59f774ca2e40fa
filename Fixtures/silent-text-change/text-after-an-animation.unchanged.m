#import <UIKit/UIKit.h>

@interface CodeViewController : UIViewController
@property (nonatomic, strong) UILabel *statusLabel;
@property (nonatomic, strong) UIImageView *codeView;
@end

@implementation CodeViewController

- (NSString *)captionWithTitle:(NSString *)title {
    return [NSString stringWithFormat:@"Scan this code: %@", title];
}

- (IBAction)showCode:(UIButton *)sender {
    [UIView animateWithDuration:0.3 animations:^{
        self.codeView.alpha = 1;
    } completion:^(BOOL finished) {
        [UIView animateWithDuration:0.3 animations:^{
            self.statusLabel.text = [self captionWithTitle:self.title];
        }];
    }];
}

@end
