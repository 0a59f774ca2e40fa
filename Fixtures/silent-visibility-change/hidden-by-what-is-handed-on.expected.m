#import <UIKit/UIKit.h>

@interface TicketCover : UIView
@property (nonatomic, strong) UIButton *closeButton;
@end

@implementation TicketCover

- (void)awakeFromNib {
  [super awakeFromNib];
  [self.closeButton addTarget:self
                       action:@selector(dismissCover)
             forControlEvents:UIControlEventTouchUpInside];
}

- (void)dismissCover {
  [self hideAnimated:YES
          completion:^{
            self.hidden = YES;
          }];
}

- (void)hideAnimated:(BOOL)animated completion:(void (^)(void))completion {
  void (^end)(BOOL) = ^(BOOL finished) {
    self.hidden = YES;
    if (completion) {
      completion();
    }
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
  };
  if (animated) {
    [UIView animateWithDuration:0.25
                     animations:^{
                       self.alpha = 0;
                     }
                     completion:end];
  } else {
    end(YES);
  }
}

@end
