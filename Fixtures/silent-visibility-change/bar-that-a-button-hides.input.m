#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
@end

@interface ScrollBarView : UIView
@property (nonatomic, strong) UIView *bar;
- (IBAction)closeTapped:(UIButton *)sender;
@end

UIView *makeScrollBar(void) { return [[ScrollBarView alloc] init]; }

@implementation ScrollBarView

- (IBAction)closeTapped:(UIButton *)sender {
    [self hideBar];
}

- (void)hideBar {
    self.bar.hidden = YES;
}

@end
