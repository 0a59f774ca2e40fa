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
    }
}

@end
