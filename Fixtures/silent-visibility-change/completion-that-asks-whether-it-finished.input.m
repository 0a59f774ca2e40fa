#import <UIKit/UIKit.h>

@interface LedgerViewController : UIViewController
@property (nonatomic, strong) UIView *filterView;
@end

@implementation LedgerViewController

- (IBAction)closeFilterTapped:(id)sender
{
    [self hideFilterView];
}

- (void)hideFilterView
{
    [UIView animateWithDuration:0.3 animations:^{
        self.filterView.alpha = 0.0;
    } completion:^(BOOL finished) {
        if (finished) {
            self.filterView.hidden = YES;
        }
    }];
}

@end
