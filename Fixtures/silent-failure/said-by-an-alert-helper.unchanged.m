#import <UIKit/UIKit.h>

@interface Notices : NSObject
+ (void)tellWithTitle:(NSString *)title message:(NSString *)message from:(UIViewController *)controller;
@end

@implementation Notices

+ (void)tellWithTitle:(NSString *)title message:(NSString *)message from:(UIViewController *)controller {
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:title message:message preferredStyle:UIAlertControllerStyleAlert];
    [controller presentViewController:alert animated:YES completion:nil];
}

@end

@interface ShopController : UIViewController
@property (nonatomic, strong) UIView *amountPicker;
@end

@implementation ShopController

- (IBAction)buy:(id)sender {
    [self showErrorWithTitle:@"Not enough coins" message:@"Win some more first."];
}

- (void)showErrorWithTitle:(NSString *)title message:(NSString *)message {
    [Notices tellWithTitle:title message:message from:self];
    self.amountPicker.hidden = NO;
}

@end
