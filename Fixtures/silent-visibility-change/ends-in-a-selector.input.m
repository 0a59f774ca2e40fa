#import <UIKit/UIKit.h>

@interface RatingController : UIViewController
@property (nonatomic, strong) UIView *ratingPopup;
@end

@implementation RatingController

- (IBAction)closePressed:(id)sender {
    [UIView beginAnimations:nil context:nil];
    [UIView setAnimationDelegate:self];
    self.ratingPopup.alpha = 0.0;
    [UIView setAnimationDidStopSelector:@selector(hideRatingPopup)];
    [UIView commitAnimations];
}

- (void)hideRatingPopup {
    [self.ratingPopup removeFromSuperview];
}

@end
