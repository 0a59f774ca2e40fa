#import <UIKit/UIKit.h>

@interface NurseryCameraViewController : UIViewController
@property (nonatomic, strong) UILabel *rateLabel;
@property (nonatomic, strong) UILabel *guestCountLabel;
@property (nonatomic, assign) NSInteger guests;
@end

@implementation NurseryCameraViewController

- (IBAction)refreshTapped:(id)sender {
    [self updateRateLabel:12.5];
}

// What is kept up to date beside something else is no message.
- (void)updateRateLabel:(double)rate {
    self.rateLabel.text = [NSString stringWithFormat:@"%.1f kB/s", rate];
    self.guestCountLabel.text = [NSString stringWithFormat:@"%ld watching", (long)self.guests];
    self.guestCountLabel.hidden = self.guests < 1;
}

@end
