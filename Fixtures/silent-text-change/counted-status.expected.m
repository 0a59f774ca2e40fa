// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface CrewViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic, copy) NSArray<NSString *> *rowers;
@end

@implementation CrewViewController

- (IBAction)countCrew:(id)sender {
    self.statusLabel.text = [self.rowers componentsJoinedByString:@", "];
    NSString *announcement = self.statusLabel.text;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, announcement);
    });
}

@end
