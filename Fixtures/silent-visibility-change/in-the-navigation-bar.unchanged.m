#import <UIKit/UIKit.h>

@interface PortraitViewController : UIViewController
@property (nonatomic, strong) UIView *headline;
@end

@implementation PortraitViewController

- (void)showHeadline {
    [self.navigationController.navigationBar addSubview:self.headline];
}

@end
