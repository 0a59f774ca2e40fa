#import <UIKit/UIKit.h>

@interface ScreenCastViewController : UIViewController
@property (nonatomic, strong) UIView *castOverlayView;
@property (nonatomic, strong) UIImageView *castImageView;
@end

@implementation ScreenCastViewController

- (void)showCastLoadingView {
    self.castOverlayView = [[UIView alloc] init];
    [self.view addSubview:self.castOverlayView];
    [self.castOverlayView addSubview:self.castImageView];
}

@end
