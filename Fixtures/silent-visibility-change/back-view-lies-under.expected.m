#import <UIKit/UIKit.h>

@interface SortMenu : UIView
@property (nonatomic, strong) UIView *menuBackView;
@property (nonatomic, strong) UIView *screen;
@end

@implementation SortMenu

- (void)showMenu {
    self.hidden = NO;
    self.menuBackView.hidden = NO;
    [self.screen addSubview:self.menuBackView];
    [self.screen addSubview:self];
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, self);
}

@end
