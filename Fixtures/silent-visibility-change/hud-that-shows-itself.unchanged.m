#import <UIKit/UIKit.h>

@interface ShareActivityIndicator : UIView
@property (nonatomic) UIView *host;
- (void)show;
@end

@implementation ShareActivityIndicator

- (void)show {
    [self.host addSubview:self];
    self.alpha = 1;
}

@end

@interface ShareController : UIViewController
@property (nonatomic) ShareActivityIndicator *indicator;
@end

@implementation ShareController

- (IBAction)share:(id)sender {
    [self.indicator show];
}

@end
