#import <UIKit/UIKit.h>

@interface WalkieTalkieView : UIView
@property (nonatomic, strong) UIButton *talkButton;
@property (nonatomic, strong) UIView *talkOverlayView;
@end

@implementation WalkieTalkieView

- (void)addActions {
    [self.talkButton addTarget:self action:@selector(beginTalk:) forControlEvents:UIControlEventTouchDown];
    [self.talkButton addTarget:self action:@selector(endTalk:) forControlEvents:UIControlEventTouchUpInside];
}

- (void)beginTalk:(UIButton *)button {
    [self addSubview:self.talkOverlayView];
}

- (void)endTalk:(UIButton *)button {
    button.selected = NO;
}

@end
