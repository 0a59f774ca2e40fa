#import <UIKit/UIKit.h>

@interface RecordView : UIView
@property (nonatomic, strong) UIButton *recordButton;
@property (nonatomic, strong) UILabel *tipLabel;
@end

@implementation RecordView

- (instancetype)init {
    if ((self = [super initWithFrame:CGRectZero])) {
        [self.recordButton addTarget:self action:@selector(dragged:) forControlEvents:UIControlEventTouchDragInside];
    }
    return self;
}

- (void)dragged:(UIButton *)sender {
    self.tipLabel.text = @"Let go to cancel";
    self.tipLabel.hidden = NO;
}

@end
