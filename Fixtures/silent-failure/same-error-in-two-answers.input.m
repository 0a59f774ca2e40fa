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
