#import <UIKit/UIKit.h>

@interface WigglingImageView : UIImageView
@end

@implementation WigglingImageView

- (void)awakeFromNib {
    [super awakeFromNib];
    UILongPressGestureRecognizer *press =
        [[UILongPressGestureRecognizer alloc] initWithTarget:self action:@selector(longPress:)];
    [self addGestureRecognizer:press];
}

- (void)longPress:(UILongPressGestureRecognizer *)press {
    if (press.state == UIGestureRecognizerStateBegan) {
        self.hidden = NO;
    }
}

@end
