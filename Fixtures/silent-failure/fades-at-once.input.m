#import <UIKit/UIKit.h>

@interface PickPlayersController : UIViewController
@property (nonatomic, strong) UILabel *errorMessageLabel;
@end

@implementation PickPlayersController

- (IBAction)playerTapped:(id)sender {
    [self showTooMany:YES];
}

- (void)showTooMany:(BOOL)isFirst {
    self.errorMessageLabel.text = isFirst ? @"Too many of the first" : @"Too many of the second";
    self.errorMessageLabel.alpha = 1;
    self.errorMessageLabel.hidden = NO;
    [UIView animateWithDuration:1.5 animations:^{
        self.errorMessageLabel.alpha = 0;
    } completion:^(BOOL finished) {
        self.errorMessageLabel.hidden = YES;
    }];
}

- (IBAction)fadeTapped:(id)sender {
    [self showFading:NO];
}

- (void)showFading:(BOOL)isFirst {
    self.errorMessageLabel.text = isFirst ? @"Too many of the first" : @"Too many of the second";
    self.errorMessageLabel.alpha = 1;
    [UIView animateWithDuration:1.5 animations:^{ self.errorMessageLabel.alpha = 0; }];
}

@end
