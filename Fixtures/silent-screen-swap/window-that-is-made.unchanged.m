#import <UIKit/UIKit.h>

@interface BlankViewController : UIViewController
@end

@interface FeedbackWindow : UIWindow
@end

@implementation FeedbackWindow

+ (instancetype)feedbackWindow {
    FeedbackWindow *window = [[FeedbackWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
    BlankViewController *blank = [[BlankViewController alloc] init];
    window.rootViewController = blank;
    return window;
}

- (IBAction)openFeedback:(UIButton *)sender {
    [FeedbackWindow feedbackWindow];
}

@end
