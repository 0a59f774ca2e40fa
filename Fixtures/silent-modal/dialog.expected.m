#import <UIKit/UIKit.h>

@interface LedgerViewController : UIViewController
@property (nonatomic, strong) UIView *confirmDialog;
@end

@implementation LedgerViewController

- (IBAction)closeYear:(id)sender {
    [self.view addSubview:self.confirmDialog];
    self.confirmDialog.accessibilityViewIsModal = YES;
    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, self.confirmDialog);
}

- (IBAction)hideConfirmDialog:(id)sender {
    [self.confirmDialog removeFromSuperview];
    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, nil);
}

@end
