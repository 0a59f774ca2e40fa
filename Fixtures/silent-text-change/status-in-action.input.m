#import <UIKit/UIKit.h>

@interface RecorderController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@end

@implementation RecorderController

- (IBAction)pause:(UIButton *)sender {
    self.statusLabel.text = @"Recording paused";
}

@end
