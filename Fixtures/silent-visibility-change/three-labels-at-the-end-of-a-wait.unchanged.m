// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface CheckInView : UIView
@property (nonatomic, strong) UILabel *rankLabel;
@property (nonatomic, strong) UILabel *shareLabel;
@property (nonatomic, strong) UILabel *daysLabel;
- (void)checkInSucceeded;
@end

@implementation CheckInView

// Of three texts that belong together one alone says little.
- (void)checkInSucceeded {
  self.rankLabel.text = [NSString stringWithFormat:@"You are number %d today", 3];
  self.shareLabel.hidden = NO;
  self.shareLabel.text = [NSString stringWithFormat:@"Earlier than %d of 100", 97];
  self.daysLabel.text = [NSString stringWithFormat:@"Checked in on %d days", 4];
}

@end

@interface CheckInController : UIViewController
@property (nonatomic, strong) CheckInView *contentView;
@end

@implementation CheckInController

- (IBAction)checkIn:(id)sender {
  [self sendWithCompletion:^{
    [self.contentView checkInSucceeded];
  }];
}

- (void)sendWithCompletion:(void (^)(void))completion {
  completion();
}

@end
