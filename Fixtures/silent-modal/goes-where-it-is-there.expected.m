#import <UIKit/UIKit.h>

@interface ProgressController : UIViewController
@property (nonatomic, strong) UIView *sheetPanel;
@property (nonatomic) NSInteger users;
@end

@implementation ProgressController

- (IBAction)hideSheetPanel:(id)sender {
    if (self.users > 0) {
        self.users -= 1;
    }
    if (self.users == 0 && self.sheetPanel.superview != nil) {
        [self.sheetPanel removeFromSuperview];
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
    }
}

@end
