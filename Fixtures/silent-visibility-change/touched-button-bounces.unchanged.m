#import <UIKit/UIKit.h>

@interface AlertCard : UIView
@property (nonatomic, strong) UIButton *doneButton;
@property (nonatomic, strong) UIView *contents;
@property (nonatomic) BOOL bounces;
@end

@implementation AlertCard

- (void)prepare {
    [self.doneButton addTarget:self
                        action:@selector(buttonTouched)
              forControlEvents:UIControlEventTouchUpInside];
}

- (void)buttonTouched {
    if (self.bounces) {
        [UIView animateWithDuration:0.15 animations:^{
            self.alpha = 1;
            self.contents.alpha = 0.9;
        }];
    }
}

@end
