#import <UIKit/UIKit.h>

@interface GuideView : UIView
@property (nonatomic, strong) UIPageControl *pageControl;
@end

@implementation GuideView

- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction {
    if (direction != UIAccessibilityScrollDirectionLeft) {
        return NO;
    }
    self.pageControl.currentPage += 1;
    UIAccessibilityPostNotification(UIAccessibilityPageScrolledNotification,
                                    [NSString stringWithFormat:@"Page %ld of %ld", (long)self.pageControl.currentPage + 1, (long)self.pageControl.numberOfPages]);
    return YES;
}

@end
