// fixture: --ios 16.0
#import <UIKit/UIKit.h>

/// A bar for messages; a sign shows while the button is held down to record.
@interface MessageBar : UIView
@property (nonatomic, strong) UIView *recordView;
@property (nonatomic, strong) UIButton *recordButton;
@end

@implementation MessageBar

- (void)awakeFromNib {
  [super awakeFromNib];
  [self.recordButton addTarget:self
                        action:@selector(recordButtonLetGo)
              forControlEvents:UIControlEventTouchUpInside];
}

- (void)recordButtonLetGo {
  [self.recordView removeFromSuperview];
}

@end
