#import <UIKit/UIKit.h>

@interface MBProgressHUD : UIView
- (instancetype)initWithView:(UIView *)view;
- (void)show:(BOOL)animated;
@property (nonatomic, copy) NSString *labelText;
@end

@interface CardController : UIViewController
@property (nonatomic, strong) MBProgressHUD *cardHUD;
@end

@implementation CardController

- (void)showIndicatorWithText:(NSString *)text {
    self.cardHUD = [[MBProgressHUD alloc] initWithView:self.view];
    [self.view addSubview:self.cardHUD];
    self.cardHUD.labelText = text;
    [self.cardHUD show:YES];
}

- (IBAction)pairTapped:(id)sender {
    [self showIndicatorWithText:@"Pairing"];
}

@end
