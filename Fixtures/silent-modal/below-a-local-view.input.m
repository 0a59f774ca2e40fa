#import <UIKit/UIKit.h>

@interface TipDialogView : UIView
+ (instancetype)dialog;
@end

@interface TipController : UIViewController
@end

@implementation TipController

- (IBAction)tipTapped:(id)sender {
    UIView *view = [[UIView alloc] init];
    view.frame = self.view.bounds;
    UIWindow *window = self.view.window;
    [window addSubview:view];
    [window bringSubviewToFront:view];

    TipDialogView *dialog = [TipDialogView dialog];
    [self.view addSubview:dialog];
}

@end
