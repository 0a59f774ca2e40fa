#import <UIKit/UIKit.h>

@interface ButlerView : UIView
@property (nonatomic, strong) UIView *welcomeView;
@end

@implementation ButlerView

- (IBAction)greetTapped:(UIButton *)sender {
    [self showWelcomeMessage];
}

- (void)showWelcomeMessage {
    if (self.welcomeView.superview == nil) {
        [self addSubview:self.welcomeView];
    }
    [UIView animateWithDuration:0.3 animations:^{
        self.welcomeView.frame = CGRectMake(0, 0, 220, 70);
    }];
}

@end
