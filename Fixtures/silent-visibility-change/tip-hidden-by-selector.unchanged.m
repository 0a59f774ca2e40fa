#import <UIKit/UIKit.h>

@interface ReaderViewController : UIViewController
@property (nonatomic, strong) UIView *swipeHint;
@end

@implementation ReaderViewController

- (IBAction)helpTapped:(id)sender {
    [self showSwipeHint];
}

- (void)showSwipeHint {
    [UIView animateWithDuration:0.5 animations:^{
        self.swipeHint.alpha = 1;
    } completion:^(BOOL finished) {
        [self performSelector:@selector(hideSwipeHint) withObject:nil afterDelay:2];
    }];
}

- (void)hideSwipeHint {
    self.swipeHint.alpha = 0;
}

@end
