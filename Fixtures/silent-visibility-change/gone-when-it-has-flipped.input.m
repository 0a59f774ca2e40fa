#import <UIKit/UIKit.h>

@interface CardController : UIViewController
@property (nonatomic, strong) UIView *cardPanel;
@property (nonatomic, strong) UIView *holder;
@end

@implementation CardController

- (IBAction)closeTapped:(id)sender {
    UIView *back = [[UIView alloc] initWithFrame:self.holder.bounds];
    [UIView transitionFromView:self.cardPanel toView:back duration:0.5 options:UIViewAnimationOptionTransitionFlipFromLeft completion:^(BOOL finished) {
        [self.holder removeFromSuperview];
    }];
}

@end
