#import <UIKit/UIKit.h>

@interface PlanViewController : UIViewController
@property (nonatomic) UILabel *statusLabel;
@property (nonatomic) UIActivityIndicatorView *spinner;
@property (nonatomic) BOOL isMember;
@end

@implementation PlanViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self updatePlan];
}

- (IBAction)restoreTapped:(id)sender {
    [self.spinner startAnimating];
    [self.spinner stopAnimating];
    [self updatePlan];
}

- (void)updatePlan {
    self.statusLabel.text = self.isMember ? @"Member" : @"Guest";
}

@end
