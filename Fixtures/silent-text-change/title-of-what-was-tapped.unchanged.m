#import <UIKit/UIKit.h>

@interface MatchController : UIViewController {
    UILabel *statusText;
}
@end

@implementation MatchController

- (IBAction)takeLottery:(id)sender {
    NSString *title = [sender titleForState:UIControlStateNormal];
    statusText.text = title;
}

@end
