#import <UIKit/UIKit.h>

#define SET_STATUS(label, string) (label).text = (string)

@interface DialController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic) BOOL isFast;
@end

@implementation DialController

- (BOOL)turn {
    BOOL isFast = self.isFast;
    NSInteger steps = ({ self.statusLabel.text = @"Turning"; 3; });
    self.isFast = !isFast, self.statusLabel.text = @"Turned";
    SET_STATUS(self.statusLabel, @"Done");
    return steps > 2;
}

@end
