#import <UIKit/UIKit.h>

@interface StampView : UIView
@property (nonatomic, strong) UILabel *statusLabel;
@end

@implementation StampView

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        _statusLabel = [[UILabel alloc] initWithFrame:CGRectZero];
        _statusLabel.text = @"No stamps";
    }
    return self;
}

- (void)dealloc {
    _statusLabel.text = nil;
}

@end
