#import <UIKit/UIKit.h>

@interface BaseViewController : UIViewController
@property (nonatomic, strong) UIButton *leftItemButton;
@end

@implementation BaseViewController

- (void)hideLeftNavigationItem {
    self.leftItemButton.hidden = YES;
}

@end
