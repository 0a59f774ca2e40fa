#import <UIKit/UIKit.h>

@interface RecipeController : UIViewController
- (void)showToast:(NSString *)message;
@end

@implementation RecipeController

- (IBAction)addToBasket:(id)sender {
    [self showToast:@"Ingredients added"];
}

- (void)showToast:(NSString *)message {
    UILabel *toast = [[UILabel alloc] initWithFrame:CGRectMake(20, 60, 280, 44)];
    toast.text = message;
    [self.view addSubview:toast];
    [UIView animateWithDuration:0.3 delay:2 options:0 animations:^{
        toast.alpha = 0;
    } completion:^(BOOL finished) {
        [toast removeFromSuperview];
    }];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, message);
    });
}

@end
