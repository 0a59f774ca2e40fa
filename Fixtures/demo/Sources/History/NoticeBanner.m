#import "NoticeBanner.h"

@interface NoticeBanner ()
@property (nonatomic, strong) UILabel *messageLabel;
@end

@implementation NoticeBanner

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        _messageLabel = [[UILabel alloc] initWithFrame:self.bounds];
        [self addSubview:_messageLabel];
    }
    return self;
}

- (void)showMessage:(NSString *)message inView:(UIView *)view {
    self.messageLabel.text = message;
    [view addSubview:self];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 3 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
        [self removeFromSuperview];
    });
}

@end
