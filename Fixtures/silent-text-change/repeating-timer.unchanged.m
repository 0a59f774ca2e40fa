#import <UIKit/UIKit.h>

@interface KitchenTimerController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) NSInteger seconds;
@end

@implementation KitchenTimerController

- (IBAction)start:(UIButton *)sender {
    [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
}

- (void)tick:(NSTimer *)timer {
    self.seconds -= 1;
    self.statusLabel.text = [NSString stringWithFormat:@"%ld", (long)self.seconds];
}

@end
