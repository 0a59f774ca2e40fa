#import <UIKit/UIKit.h>

@interface CameraController : UIViewController
@property (strong, nonatomic) UIButton *cancelBtn;
@property (strong, nonatomic) UIButton *flashBtn;
@property (strong, nonatomic) UIButton *switchCameraBtn;
@property (strong, nonatomic) UIView *bottomView;
@end

@implementation CameraController

- (void)needHideViews {
    self.cancelBtn.selected = YES;
    self.flashBtn.hidden = YES;
    self.switchCameraBtn.hidden = YES;
    self.bottomView.hidden = YES;
    self.cancelBtn.hidden = YES;
}

@end
