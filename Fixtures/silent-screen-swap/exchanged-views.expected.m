#import <UIKit/UIKit.h>

@interface TabsViewController : UIViewController
@property (nonatomic, strong) UIViewController *shown;
@property (nonatomic, strong) UIView *stage;
@end

@implementation TabsViewController

- (IBAction)select:(UIButton *)sender {
    UIViewController *next = self.childViewControllers[sender.tag];
    [self.shown.view removeFromSuperview];
    [self.stage addSubview:next.view];
    self.shown = next;
    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, next.view);
}

@end
