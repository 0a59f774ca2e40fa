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
    } else {
        [self performSelectorInBackground:@selector(runRequest) withObject:nil];
    }
}

- (void)runRequest {
    [self performSelectorOnMainThread:@selector(finish) withObject:nil waitUntilDone:NO];
}

- (void)finish {
    self.statusLabel.text = @"The guest was saved";
}

- (IBAction)saveTapped:(id)sender {
    [self performSelectorInBackground:@selector(runRequest) withObject:nil];
}

@end
