#import <UIKit/UIKit.h>

@interface ListPopover : NSObject
- (void)presentFromRect:(CGRect)rect inView:(UIView *)view;
@end

@interface CompanyFormController : UIViewController
@property (nonatomic) ListPopover *popover;
@property (nonatomic) UIView *contentView;
@end

@implementation CompanyFormController

- (IBAction)showCompanies:(UIButton *)sender {
    UIView *overlayView = [[UIView alloc] initWithFrame:self.view.bounds];
    overlayView.backgroundColor = [UIColor colorWithWhite:0 alpha:0.5];
    [self.view addSubview:overlayView];
    self.popover = [[ListPopover alloc] init];
    [self.popover presentFromRect:sender.bounds inView:sender];
}

- (IBAction)showContent:(UIButton *)sender {
    UIView *coverView = [[UIView alloc] initWithFrame:self.view.bounds];
    [self.view addSubview:self.contentView];
    [self.view insertSubview:coverView belowSubview:self.contentView];
}

@end
