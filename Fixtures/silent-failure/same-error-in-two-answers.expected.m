// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface FixturesViewController : UIViewController
@property (nonatomic, strong) UILabel *errorLabel;
@property (nonatomic, strong) NSArray *games;
@property (nonatomic, strong) NSArray *trainings;
@end

@implementation FixturesViewController

- (IBAction)refreshTapped:(UIButton *)sender
{
    NSDictionary *answer = [self askServer];
    if ([answer[@"games"] count] > 0) {
        self.games = answer[@"games"];
    } else {
        self.errorLabel.text = @"The club's server does not answer";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"The club's server does not answer");
        });
    }
    if ([answer[@"trainings"] count] > 0) {
        self.trainings = answer[@"trainings"];
    } else {
        self.errorLabel.text = @"The club's server does not answer";
    }
}

- (NSDictionary *)askServer
{
    return @{};
}

@end
