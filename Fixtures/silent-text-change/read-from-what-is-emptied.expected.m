// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface KindController : UIViewController
@property (nonatomic, strong) UILabel *statusLabel;
@property (nonatomic, strong) UITextField *kindField;
@end

@implementation KindController

- (IBAction)saveKind:(id)sender {
    self.statusLabel.text = self.kindField.text;
    self.kindField.text = @"";
    self.statusLabel.hidden = NO;
    NSString *announcement = self.statusLabel.text;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, announcement);
    });
}

@end
