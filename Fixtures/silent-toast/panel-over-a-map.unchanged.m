#import <UIKit/UIKit.h>

@interface MoveInfoView : UIView
@property (nonatomic) UILabel *titleView;
@property (nonatomic) UIButton *leftButton;
@end

@interface PlannerHudViewController : UIViewController
@property (nonatomic) UIView *scrollArea;
@end

@implementation PlannerHudViewController {
    MoveInfoView *_infoView;
}

- (void)showMoveInfo {
    _infoView = [[MoveInfoView alloc] initWithFrame:self.scrollArea.bounds];
    _infoView.titleView.text = NSLocalizedString(@"move_point", nil);
    _infoView.leftButton.enabled = YES;
    [self.scrollArea addSubview:_infoView];
}

@end
