#import <UIKit/UIKit.h>

@interface FeedController : UIViewController
@property (nonatomic, strong) UIView *waitingTitleView;
@end

@implementation FeedController

- (void)hideTitleLoading
{
    [self hideTitleLoadingWithTitle:nil];
}

- (void)hideTitleLoadingWithTitle:(NSString *)title
{
    if (title) {
        self.title = title;
    }
    if (self.navigationItem.titleView) {
        [self.navigationItem.titleView removeFromSuperview];
        self.navigationItem.titleView = nil;
    }
}

@end
