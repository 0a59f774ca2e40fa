#import <UIKit/UIKit.h>

@interface LoadingController : UIViewController
@property (strong, nonatomic) UIView *errorView;
@property (strong, nonatomic) UIView *contentView;
- (void)showErrorView;
@end

@implementation LoadingController

- (void)showErrorView {
    self.contentView.hidden = YES;
    self.errorView.hidden = NO;
}

- (void)showContent {
    self.contentView.hidden = NO;
    self.errorView.hidden = YES;
}

@end
