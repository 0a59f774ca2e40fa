#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
@end

@interface ScrollBarView : UIView
@property (nonatomic, strong) UIView *bar;
@end

@implementation ScrollBarView

- (void)hideBar {
    self.bar.hidden = YES;
}

@end
