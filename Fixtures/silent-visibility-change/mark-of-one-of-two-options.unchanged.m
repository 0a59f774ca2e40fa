#import <UIKit/UIKit.h>

@interface PlanViewController : UIViewController
@property (nonatomic, strong) IBOutlet UIView *viewKindMarkA;
@property (nonatomic, strong) IBOutlet UIView *viewKindMarkB;
@end

@implementation PlanViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.viewKindMarkB.hidden = YES;
}

- (IBAction)selectKindA:(id)sender {
  self.viewKindMarkA.hidden = NO;
  self.viewKindMarkB.hidden = YES;
}

- (IBAction)selectKindB:(id)sender {
  self.viewKindMarkA.hidden = YES;
  self.viewKindMarkB.hidden = NO;
}

@end
