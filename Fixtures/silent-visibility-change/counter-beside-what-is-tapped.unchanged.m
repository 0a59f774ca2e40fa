#import <UIKit/UIKit.h>

@interface MarketViewController : UIViewController
@property (nonatomic, strong) IBOutlet UIView *view_apple_counter;
@property (nonatomic, strong) IBOutlet UILabel *lbl_apple_counter;
@property (nonatomic) NSInteger amount;
@end

@implementation MarketViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  [self.view_apple_counter setHidden:YES];
}

- (IBAction)selectAppleAction:(id)sender {
  self.amount += 1;
  self.lbl_apple_counter.text = [NSString stringWithFormat:@"%d apples", (int)self.amount];
  [self.view_apple_counter setHidden:NO];
}

@end
