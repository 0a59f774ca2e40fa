#import <UIKit/UIKit.h>

@interface BallotController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) BOOL hasVoted;
@end

@implementation BallotController

- (IBAction)vote:(id)sender {
    if (self.hasVoted)
        self.statusLabel.text = @"You have voted already";
    self.hasVoted = YES;
}

@end
