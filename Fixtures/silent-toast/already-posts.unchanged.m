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
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, message);
}

@end
