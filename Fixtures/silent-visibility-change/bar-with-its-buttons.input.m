#import <UIKit/UIKit.h>

@interface ReminderSettingsViewController : UIViewController
@property (nonatomic, strong) UIView *timePickerView;
@property (nonatomic, strong) UIButton *saveButton;
@end

@implementation ReminderSettingsViewController

- (void)hideTimePickerView {
    self.timePickerView.hidden = YES;
}

// What the other method tells VoiceOver is true of this button, too.
- (IBAction)hideSaveButton:(id)sender {
    self.saveButton.hidden = YES;
    [self hideTimePickerView];
}

@end
