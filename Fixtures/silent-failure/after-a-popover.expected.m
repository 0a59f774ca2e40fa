#import <UIKit/UIKit.h>

@interface ChoiceList : NSObject
+ (void)showPopoverWithNames:(NSArray *)names complete:(void (^)(NSString *name))complete;
@end

@interface LimitsController : UIViewController
@property (nonatomic, strong) UILabel *errorLabel;
@end

@implementation LimitsController

- (IBAction)unitTapped:(id)sender
{
    [ChoiceList showPopoverWithNames:@[ @"s", @"ms" ] complete:^(NSString *name) {
        self.errorLabel.text = @"Too short for this unit.";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"Too short for this unit.");
        });
    }];
}

@end
