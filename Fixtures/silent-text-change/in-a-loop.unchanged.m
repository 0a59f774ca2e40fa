// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface RecorderViewController : UIViewController
@property (nonatomic, strong) UILabel *statusLabel;
@end

@implementation RecorderViewController

- (IBAction)pause:(id)sender {
    for (NSInteger number = 0; number < 3; number++) {
        self.statusLabel.text = @"Recording";
    }
}

@end
