// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface MapControls : UIViewController
@property (nonatomic) NSArray<UIView *> *panels;
@end

@implementation MapControls

- (IBAction)showTapped:(id)sender {
    for (UIView *panel in self.panels)
        panel.hidden = NO;
}

@end
