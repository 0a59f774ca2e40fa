#import <UIKit/UIKit.h>

@interface BallotController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) BOOL isOpen;
@end

@implementation BallotController

- (IBAction)check:(id)sender {
    if (self.isOpen)
        self.statusLabel.text = @"The vote is open";
    else
        self.statusLabel.text = @"The vote is closed";
}

@end
