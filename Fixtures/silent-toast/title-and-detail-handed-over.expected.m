#import <UIKit/UIKit.h>

@interface NoteHUD : UIView
@property (nonatomic, strong) UILabel *detailsLabel;
@end

NoteHUD *preparedHUD(UIView *view, NSString *title);

@implementation NoteHUD

+ (void)showTextToView:(UIView *)view title:(NSString *)title detail:(NSString *)detail
{
    NoteHUD *hud = preparedHUD(view, title);
    hud.detailsLabel.text = detail;
    [view addSubview:hud];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        [NSString stringWithFormat:@"%@. %@", title ?: @"", detail ?: @""]);
    });
}

@end
