#import <UIKit/UIKit.h>

@interface WardrobeView : UIView
@property (nonatomic, strong) UIButton *hangerButton;
@property (nonatomic, strong) UIView *hangerMenuView;
@end

@implementation WardrobeView

- (void)addActions {
    [self.hangerButton addTarget:self action:@selector(openHangerMenu:) forControlEvents:UIControlEventTouchDown];
}

- (void)openHangerMenu:(UIButton *)button {
    [self addSubview:self.hangerMenuView];
}

@end
