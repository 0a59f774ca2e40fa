#import <UIKit/UIKit.h>

@interface SymptomFormController : UIViewController
@property (nonatomic, strong) UIView *actionSheetView;
@end

@implementation SymptomFormController

- (IBAction)pickTapped:(id)sender {
    [self.actionSheetView setFrame:CGRectMake(0, self.view.frame.size.height, 320, 240)];
    [self.view addSubview:self.actionSheetView];
    [UIView animateWithDuration:0.4 animations:^{
        [self.actionSheetView setFrame:CGRectMake(0, self.view.frame.size.height - 240, 320, 240)];
    }];
}

@end
