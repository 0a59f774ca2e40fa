#import <UIKit/UIKit.h>

@interface ReceiptViewController : UIViewController {
    UIView *cover;
    UIImageView *receiptPopup;
    UIButton *doneButton;
}
@end

@implementation ReceiptViewController

- (IBAction)openReceipt:(UIButton *)sender {
    cover = [[UIView alloc] initWithFrame:self.view.bounds];
    receiptPopup = [[UIImageView alloc] initWithFrame:CGRectMake(60, 128, 200, 300)];
    [cover addSubview:receiptPopup];
    doneButton = [[UIButton alloc] init];
    [doneButton setTitle:@"Done" forState:UIControlStateNormal];
    [cover addSubview:doneButton];
    [self.view addSubview:cover];
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, cover);
}

@end
