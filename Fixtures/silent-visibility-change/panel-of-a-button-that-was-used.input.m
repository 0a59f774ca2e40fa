// fixture: --ios 16.0
#import <UIKit/UIKit.h>

/// A bar for messages; a panel offers what may be attached.
@interface MessageBar : UIView
@property (nonatomic, strong) UIView *attachView;
@property (nonatomic, strong) UIButton *attachButton;
@end

@implementation MessageBar

- (void)awakeFromNib {
  [super awakeFromNib];
  [self.attachButton addTarget:self
                        action:@selector(attachButtonUsed)
              forControlEvents:UIControlEventTouchUpInside];
}

- (void)attachButtonUsed {
  [self.attachView removeFromSuperview];
}

@end
