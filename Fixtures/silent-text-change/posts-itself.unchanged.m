// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface RecorderViewController : UIViewController
@property (nonatomic, strong) UILabel *statusLabel;
@end

@implementation RecorderViewController

- (IBAction)pause:(id)sender {
    self.statusLabel.text = @"Recording paused";
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
}

@end
