// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface CrewViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic, copy) NSArray<NSString *> *rowers;
@end

@implementation CrewViewController

- (IBAction)countCrew:(id)sender {
    self.statusLabel.text = [self.rowers componentsJoinedByString:@", "];
}

@end
