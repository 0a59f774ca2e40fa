#import <UIKit/UIKit.h>

@interface KettleController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) BOOL isOn;
@end

@implementation KettleController

- (IBAction)toggle:(id)sender {
    if (self.isOn) { self.isOn = NO; self.statusLabel.text = @"The kettle is off"; }
    else { self.isOn = YES; self.statusLabel.text = @"The kettle is on"; }
}

@end
