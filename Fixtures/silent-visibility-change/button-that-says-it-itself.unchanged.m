#import <UIKit/UIKit.h>

@interface CallController : UIViewController
@property (nonatomic, strong) UIButton *videoButton;
@property (nonatomic, strong) UIView *videoInfoView;
@property (nonatomic, strong) UIView *redTintView;
@end

@implementation CallController

- (IBAction)videoTapped:(id)sender {
    self.videoButton.selected = !self.videoButton.selected;
    self.videoInfoView.hidden = !self.videoButton.selected;
}

- (IBAction)redTintTapped:(id)sender {
    self.redTintView.hidden = !self.redTintView.hidden;
}

@end
