#import <UIKit/UIKit.h>

@interface DatePanel : UIView
@property (nonatomic, strong) UIView *backdrop;
@property (nonatomic, strong) UIView *card;
@end

@implementation DatePanel

- (void)showPanelInView:(UIView *)view completion:(void (^)(void))completion
{
    [view addSubview:self];
    self.card.frame = CGRectMake(0, view.bounds.size.height, view.bounds.size.width, 216);
    CGRect frame = self.card.frame;
    frame.origin.y = view.bounds.size.height - frame.size.height;
    [UIView animateWithDuration:0.1 animations:^{
        self.backdrop.alpha = 0.3;
    } completion:^(BOOL finished) {
        [UIView animateWithDuration:0.2 animations:^{
            self.card.frame = frame;
        } completion:^(BOOL finished) {
            if (completion) {
                completion();
            }
            UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, self);
        }];
    }];
}

@end

@interface BookingController : UIViewController
@property (nonatomic, strong) DatePanel *panel;
@end

@implementation BookingController

- (IBAction)chooseDate:(UIButton *)sender
{
    [self.panel showPanelInView:self.view completion:nil];
}

@end
