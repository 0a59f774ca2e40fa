// fixture: --ios 16.0 --unsafe-fixes
#import <UIKit/UIKit.h>

@interface LinkController : UIViewController
@property (nonatomic, copy) NSString *link;
@end

@implementation LinkController

- (IBAction)copyLinkTapped:(UIButton *)sender {
    [[UIPasteboard generalPasteboard] setString:self.link];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Copied");
    });
}

@end
