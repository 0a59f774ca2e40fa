#import <UIKit/UIKit.h>

@interface EventFormController : UIViewController
@property (strong, nonatomic) UILabel *placeLabel;
@property (strong, nonatomic) UITextField *placeField;
@end

@implementation EventFormController

- (IBAction)typeChosen:(id)sender {
    [self showPlace:YES];
}

- (void)showPlace:(BOOL)show {
    if (show) {
        self.placeLabel.alpha = 0;
        self.placeField.alpha = 0;
        self.placeLabel.hidden = NO;
        self.placeField.hidden = NO;
        [UIView animateWithDuration:0.5 animations:^{
            self.placeLabel.alpha = 1;
            self.placeField.alpha = 1;
        }];
    } else {
        [UIView animateWithDuration:0.5 animations:^{
            self.placeLabel.alpha = 0;
            self.placeField.alpha = 0;
        } completion:^(BOOL finished) {
            self.placeLabel.hidden = YES;
            self.placeField.hidden = YES;
        }];
    }
}

@end
