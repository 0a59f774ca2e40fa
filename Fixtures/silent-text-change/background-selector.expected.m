#import <UIKit/UIKit.h>

@interface GuestViewController : UIViewController
@property (nonatomic, strong) UILabel *errorLabel;
@property (nonatomic, strong) UILabel *statusLabel;
@property (nonatomic, strong) UITextField *nameField;
@end

@implementation GuestViewController

- (void)save {
    if (self.nameField.text.length == 0) {
        self.errorLabel.text = @"Enter a name first";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"Enter a name first");
        });
    } else {
        [self performSelectorInBackground:@selector(runRequest) withObject:nil];
    }
}

- (void)runRequest {
    [self performSelectorOnMainThread:@selector(finish) withObject:nil waitUntilDone:NO];
}

- (void)finish {
    self.statusLabel.text = @"The guest was saved";
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                    @"The guest was saved");
}

- (IBAction)saveTapped:(id)sender {
    [self performSelectorInBackground:@selector(runRequest) withObject:nil];
}

@end
