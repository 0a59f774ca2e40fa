#import <UIKit/UIKit.h>

@interface ListController : UIViewController
@property (nonatomic, strong) UILabel *headerLabel;
@property (nonatomic, strong) id focusTarget;
@end

@implementation ListController

- (void)didSort {
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, self.headerLabel);
}

- (void)didFilter {
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, self.focusTarget);
}

@end
