#import <UIKit/UIKit.h>

@interface DrawerPanelView : UIView
@end

@implementation DrawerPanelView

- (IBAction)closeButtonTapped:(id)sender
{
    [self hide:YES onComplete:^(BOOL finished) {
        [self setNeedsLayout];
    }];
    [UIView animateWithDuration:0.3 animations:^{
        [self setAlpha:1];
    } completion:nil];
}

- (void)hide:(BOOL)animated onComplete:(void (^)(BOOL finished))done
{
    done(YES);
}

@end
