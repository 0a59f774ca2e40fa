#import <UIKit/UIKit.h>

@interface StepBar : UIView
- (void)setProgress:(float)progress animated:(BOOL)animated;
@end

@interface BackupViewController : UIViewController
@property (nonatomic) StepBar *stepBar;
@property (nonatomic) UILabel *statusLabel;
@end

@implementation BackupViewController

- (IBAction)startTapped:(UIButton *)sender {
    [self copyWithStep:^(float copied) {
        [self.stepBar setProgress:copied animated:YES];
        self.statusLabel.text = @"The photos are being copied";
    }];
}

- (void)copyWithStep:(void (^)(float copied))step {
    step(1);
}

@end
