#import <UIKit/UIKit.h>

@interface OrdersViewController : UIViewController
@property (nonatomic, strong) UIView *emptyView;
@property (nonatomic, copy) NSArray<NSString *> *orders;
@end

@implementation OrdersViewController

- (IBAction)reloadTapped:(UIButton *)sender {
    if (self.orders.count == 0) {
        [self showEmptyView];
    }
}

// That nothing came is to be told; nobody goes there.
- (void)showEmptyView {
    [self.view addSubview:self.emptyView];
}

@end
