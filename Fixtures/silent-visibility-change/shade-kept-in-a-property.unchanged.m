#import <UIKit/UIKit.h>

@interface AlbumController : UIViewController
@end

@implementation AlbumController {
    UIView *overlay;
    UIView *switchPanel;
}

- (IBAction)showChoice:(id)sender {
    if (!overlay) {
        overlay = [[UIView alloc] initWithFrame:self.view.frame];
        overlay.hidden = YES;
        [self.view addSubview:overlay];
    }
    [self.view addSubview:switchPanel];
    overlay.hidden = NO;
}

@end
