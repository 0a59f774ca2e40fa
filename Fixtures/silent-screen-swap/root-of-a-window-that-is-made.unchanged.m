// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface NoticeWindow : UIWindow
@end

@implementation NoticeWindow
@end

@interface NoticePresenter : NSObject
@property (nonatomic, strong) NoticeWindow *noticeWindow;
- (void)displayNotice:(NSString *)text;
@end

@implementation NoticePresenter

// Nothing is replaced in a window that has just been made, and is not seen yet.
- (void)createNoticeWindow {
  self.noticeWindow = [[NoticeWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
  self.noticeWindow.userInteractionEnabled = YES;
  UIViewController *rootViewController = [[UIViewController alloc] init];
  self.noticeWindow.rootViewController = rootViewController;
}

- (void)displayNotice:(NSString *)text {
  [self createNoticeWindow];
  [self.noticeWindow setHidden:NO];
}

- (IBAction)notice:(id)sender {
  [self displayNotice:@"Stream lost"];
}

@end
