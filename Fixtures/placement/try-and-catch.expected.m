#import <UIKit/UIKit.h>

@interface ImportController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *errorLabel;
@property (nonatomic, copy) void (^importer)(void);
@end

@implementation ImportController

- (IBAction)importTapped:(id)sender {
    @try {
        self.importer();
    } @catch (NSException *exception) {
        self.errorLabel.text = @"The file could not be imported.";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"The file could not be imported.");
        });
    }
}

@end
