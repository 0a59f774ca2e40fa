#import <UIKit/UIKit.h>

@interface WaitHUD : UIView
@property (nonatomic) UIControl *control;
@property (nonatomic) BOOL blocks;
@end

@implementation WaitHUD

- (void)fadeIn {
    if (!self.blocks) {
        self.control.userInteractionEnabled = NO;
        self.control.accessibilityViewIsModal = NO;
    }
}

@end
