#import <UIKit/UIKit.h>

@interface ArchiveController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic, weak) IBOutlet UILabel *errorLabel;
@property (nonatomic, copy) BOOL (^packer)(void);
@end

@implementation ArchiveController

- (IBAction)pack:(id)sender {
    @autoreleasepool {
        if (!self.packer()) {
            self.errorLabel.text = @"The archive is full.";
            return;
        }
    }
    @synchronized (self) {
        self.statusLabel.text = @"Packed";
    }
}

@end
