#import <UIKit/UIKit.h>

@interface LedgerViewController : UIViewController
@property (nonatomic, strong) UIView *confirmDialog;
@end

@implementation LedgerViewController

- (IBAction)closeYear:(id)sender {
    [self.view addSubview:self.confirmDialog];
    self.confirmDialog.accessibilityViewIsModal = YES;
}

- (IBAction)hideConfirmDialog:(id)sender {
    [self.confirmDialog removeFromSuperview];
}

@end
