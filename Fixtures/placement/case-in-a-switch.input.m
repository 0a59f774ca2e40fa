#import <UIKit/UIKit.h>

@interface SignalController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) NSInteger signal;
@end

@implementation SignalController

- (IBAction)signalTapped:(id)sender {
    switch (self.signal) {
        case 0:
            self.statusLabel.text = @"Stop";
            break;
        case 1: {
            self.statusLabel.text = @"Go";
            break;
        }
        default:
            break;
    }
}

@end
