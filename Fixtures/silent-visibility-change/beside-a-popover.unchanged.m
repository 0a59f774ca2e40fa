#import <UIKit/UIKit.h>

@interface CoverViewController : UIViewController
@property (nonatomic, strong) UIPopoverController *popover;
@end

@implementation CoverViewController

- (IBAction)showSummary:(UIButton *)sender {
    UIViewController *summary = [[UIViewController alloc] init];
    UITextView *summaryView = [[UITextView alloc] initWithFrame:CGRectMake(0, 0, 300, 400)];
    [summary.view addSubview:summaryView];
    self.popover = [[UIPopoverController alloc] initWithContentViewController:summary];
    [self.popover presentPopoverFromRect:sender.frame
                                  inView:self.view
                permittedArrowDirections:UIPopoverArrowDirectionAny
                                animated:YES];
}

@end
