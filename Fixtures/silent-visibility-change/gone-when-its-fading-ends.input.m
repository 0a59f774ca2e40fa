#import <UIKit/UIKit.h>

@interface NoticeCard : UIView
@end

@implementation NoticeCard

- (IBAction)closeNotice:(id)sender {
  [UIView beginAnimations:@"close" context:nil];
  [UIView setAnimationDelegate:self];
  self.alpha = 0;
  [UIView setAnimationDidStopSelector:@selector(animationDidStop:finished:context:)];
  [UIView commitAnimations];
}

- (void)animationDidStop:(NSString *)animationID
                finished:(NSNumber *)finished
                 context:(void *)context {
  [self removeFromSuperview];
}

@end
