#import <UIKit/UIKit.h>

@interface CallToolbar : UIView
- (void)addButton:(UIButton *)button action:(void (^)(UIButton *sender))action;
@end

@interface DoorCallViewController : UIViewController
@property (nonatomic, strong) CallToolbar *toolbar;
@property (nonatomic, strong) UIButton *videoButton;
@property (nonatomic, strong) UIView *ownVideoView;
@property (nonatomic, assign) BOOL sendsVideo;
@end

@implementation DoorCallViewController

// The button that does it is pressed again; there is nothing to do on the picture.
- (void)configureToolbar {
    __weak typeof(self) weakSelf = self;
    [self.toolbar addButton:self.videoButton
                     action:^(UIButton *sender) {
                         weakSelf.sendsVideo = !weakSelf.sendsVideo;
                         weakSelf.ownVideoView.hidden = !weakSelf.sendsVideo;
                     }];
}

@end
