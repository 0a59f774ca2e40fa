#import <UIKit/UIKit.h>

@interface StripPagerController : UIViewController
@property (nonatomic, strong) UIPageViewController *pages;
@property (nonatomic, strong) NSArray *strips;
@property (nonatomic) NSUInteger activeTabIndex;
@end

@implementation StripPagerController

- (IBAction)handleTap:(UITapGestureRecognizer *)recognizer {
    NSUInteger index = [self.strips indexOfObject:recognizer.view];
    UIViewController *next = [self pageAtIndex:index];
    [self.pages setViewControllers:@[next]
                         direction:UIPageViewControllerNavigationDirectionForward
                          animated:YES
                        completion:nil];
    self.activeTabIndex = index;
}

- (UIViewController *)pageAtIndex:(NSUInteger)index {
    return [[UIViewController alloc] init];
}

@end
