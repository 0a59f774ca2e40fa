#import <UIKit/UIKit.h>

@interface LoadingIndicatorView : UIView
@end

@interface JoinViewController : UIViewController
@property (nonatomic, strong) UIView *wheel;
@end

@implementation JoinViewController

- (void)showWheel {
    self.wheel = [[LoadingIndicatorView alloc] initWithFrame:self.view.bounds];
    [self.view addSubview:self.wheel];
}

@end
