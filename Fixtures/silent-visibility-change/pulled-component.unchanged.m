#import <UIKit/UIKit.h>

@interface PullRefreshComponent : UIView
@end

@implementation PullRefreshComponent

- (IBAction)showRefreshing:(id)sender {
    self.alpha = 1.0;
}

@end
