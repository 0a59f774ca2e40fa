#import <UIKit/UIKit.h>

@interface ArrowButton : UIView
@end

@implementation ArrowButton

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
    [self setAlpha:1.0f];
}

@end
