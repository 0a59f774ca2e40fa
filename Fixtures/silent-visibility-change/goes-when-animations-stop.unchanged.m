#import <UIKit/UIKit.h>

@interface AlertCenter : NSObject
@property (nonatomic, strong) UIView *alertView;
@property (nonatomic, strong) UIView *screen;
@end

@implementation AlertCenter

- (void)showAlert {
    self.alertView.alpha = 0;
    [self.screen addSubview:self.alertView];
    [UIView beginAnimations:nil context:nil];
    [UIView setAnimationDelegate:self];
    [UIView setAnimationDidStopSelector:@selector(alertIsThere)];
    self.alertView.alpha = 1;
    [UIView commitAnimations];
}

- (void)alertIsThere {
    [UIView beginAnimations:nil context:nil];
    [UIView setAnimationDelay:2.0];
    [UIView setAnimationDelegate:self];
    [UIView setAnimationDidStopSelector:@selector(alertIsGone)];
    self.alertView.alpha = 0;
    [UIView commitAnimations];
}

- (void)alertIsGone {
    [self.alertView removeFromSuperview];
}

@end
