#import <UIKit/UIKit.h>

@interface AllergyFormController : UIViewController
@property (nonatomic, strong) UIView *actionSheetView;
@end

@implementation AllergyFormController

- (IBAction)pickerDone:(id)sender {
    [UIView animateWithDuration:0.4 animations:^{
        [self.actionSheetView setFrame:CGRectMake(0, self.view.frame.size.height, 320, 240)];
        [self.view addSubview:self.actionSheetView];
    }];
}

@end
