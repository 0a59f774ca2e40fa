// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface MapControls : UIViewController
@property (nonatomic) UIView *panel;
@end

@implementation MapControls

- (IBAction)showTapped:(id)sender {
    for (int index = 0; index < 2; index++)
        self.panel.hidden = NO;
}

@end
