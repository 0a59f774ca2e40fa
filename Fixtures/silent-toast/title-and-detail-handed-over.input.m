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
}

@end
