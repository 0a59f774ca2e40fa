#import <UIKit/UIKit.h>

@interface LampViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) BOOL isOn;
@end

@implementation LampViewController

- (IBAction)switchLamp:(UIButton *)sender {
    self.isOn = !self.isOn;
    [self.statusLabel setText:(self.isOn ? @"The lamp is on" : @"The lamp is off")];
}

- (IBAction)dimLamp:(UIButton *)sender {
    self.statusLabel.text = (self.isOn ? @"The lamp is dimmed" : @"The lamp is off");
}

@end
