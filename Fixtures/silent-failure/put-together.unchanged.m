#import <UIKit/UIKit.h>

@interface ClaimController : UIViewController
@property (nonatomic, strong) UIView *stepsView;
@property (nonatomic, strong) UIView *partsView;
@property (nonatomic, strong) UIView *problemView;
@property (nonatomic, strong) UIButton *cancelButton;
@end

@implementation ClaimController

- (IBAction)openClaim:(id)sender
{
    [self.view addSubview:self.stepsView];
    [self.view addSubview:self.partsView];
    [self.view addSubview:self.problemView];
    [self.view addSubview:self.cancelButton];
}

@end
