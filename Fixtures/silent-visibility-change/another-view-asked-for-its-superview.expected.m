#import <UIKit/UIKit.h>

@interface NoticeDialog : UIView
@end

@implementation NoticeDialog

- (void)showIn:(UIViewController *)screen {
    UIView *other = [screen.view viewWithTag:7001];
    if (other.superview == nil) {
        self.frame = CGRectMake(0, 0, 280, 160);
        [screen.view addSubview:self];
        UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, self);
    }
}

@end
