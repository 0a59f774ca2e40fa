#import <UIKit/UIKit.h>

@interface LockerController : UIViewController
@property (nonatomic, strong) UILabel *firstQuestionLabel;
@property (nonatomic, strong) UILabel *secondQuestionLabel;
@property (nonatomic, strong) UILabel *warningLabel;
@property (nonatomic, copy) NSString *firstQuestion;
@property (nonatomic, copy) NSString *secondQuestion;
@end

@implementation LockerController

- (IBAction)forgotTapped:(id)sender {
    self.firstQuestionLabel.text = [NSString stringWithFormat:@"Question: %@", self.firstQuestion];
    self.firstQuestionLabel.hidden = NO;
    self.secondQuestionLabel.text = [NSString stringWithFormat:@"Question: %@", self.secondQuestion];
    self.secondQuestionLabel.hidden = NO;
    self.warningLabel.hidden = NO;
    NSString *announcement = self.warningLabel.text;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, announcement);
    });
}

@end
