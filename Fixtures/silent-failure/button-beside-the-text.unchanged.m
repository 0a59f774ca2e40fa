#import <UIKit/UIKit.h>

@interface CardSearchViewController : UIViewController
@end

@implementation CardSearchViewController

// What the button says is not what went wrong.
- (void)showDialogError {
    UIView *dialog = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 200, 100)];
    UIButton *goButton = [[UIButton alloc] initWithFrame:CGRectMake(0, 60, 40, 40)];
    [goButton setTitle:@"Go" forState:UIControlStateNormal];
    [dialog addSubview:goButton];
    [self.view addSubview:dialog];
}

@end
