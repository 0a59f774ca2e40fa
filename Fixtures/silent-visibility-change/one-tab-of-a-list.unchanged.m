#import <UIKit/UIKit.h>

@interface HarbourBar : UIView
@property (nonatomic, copy) NSArray<UIView *> *tabViews;
@end

@implementation HarbourBar

- (void)showTabAtIndex:(NSInteger)index {
    UIView *tab = self.tabViews[index];
    tab.hidden = NO;
}

@end
