#import <UIKit/UIKit.h>

@interface LampSettingsViewController : UIViewController
@property (nonatomic, strong) UIView *savingLampView;
@property (nonatomic, strong) UIView *startingCastNotificationView;
@end

@implementation LampSettingsViewController

// What shows that something is being done is gone before anybody could go there.
- (void)showSavingLampView {
    self.savingLampView.hidden = NO;
    [self.view bringSubviewToFront:self.savingLampView];
}

// Nor does anybody go on in what only tells something.
- (void)showStartingCastNotification {
    [self.startingCastNotificationView setHidden:NO];
    [self.view bringSubviewToFront:self.startingCastNotificationView];
}

@end
