#import <UIKit/UIKit.h>

@interface CourtBookingViewController : UIViewController
@property (nonatomic, strong) UIPickerView *playersPickerView;
@property (nonatomic, strong) UIView *drawerView;
@end

@implementation CourtBookingViewController

// The focus belongs on what the other method opens.
- (IBAction)showDatePicker:(id)sender {
    [self.playersPickerView setHidden:YES];
    [self showChoices:sender];
}

- (void)showChoices:(id)sender {
    [UIView animateWithDuration:0.4
                     animations:^{
                         self.drawerView.frame = CGRectMake(0, 200, 320, 240);
                     }];
}

@end
