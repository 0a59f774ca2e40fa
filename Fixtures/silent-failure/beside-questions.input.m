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
}

@end
