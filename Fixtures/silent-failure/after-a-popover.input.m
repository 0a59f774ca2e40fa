#import <UIKit/UIKit.h>

@interface ChoiceList : NSObject
+ (void)showPopoverWithNames:(NSArray *)names complete:(void (^)(NSString *name))complete;
@end

@interface LimitsController : UIViewController
@property (nonatomic, strong) UILabel *errorLabel;
@end

@implementation LimitsController

- (IBAction)unitTapped:(id)sender
{
    [ChoiceList showPopoverWithNames:@[ @"s", @"ms" ] complete:^(NSString *name) {
        self.errorLabel.text = @"Too short for this unit.";
    }];
}

@end
