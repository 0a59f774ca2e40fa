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
    return YES;
}

@end
