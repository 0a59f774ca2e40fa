#import <UIKit/UIKit.h>

@interface StarFinder : NSObject
- (void)find:(NSString *)name completion:(void (^)(NSString *star, NSError *error))completion;
@end

@interface StarController : UIViewController
@property (nonatomic, strong) UILabel *starLabel;
@property (nonatomic, strong) UITextField *nameField;
@property (nonatomic, strong) StarFinder *finder;
@end

@implementation StarController

- (IBAction)findTapped:(id)sender {
    if (self.nameField.text.length == 0) {
        self.starLabel.text = @"Enter the name of a star";
        dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"Enter the name of a star");
        });
        return;
    }
    __weak StarController *weakSelf = self;
    [self.finder find:self.nameField.text completion:^(NSString *star, NSError *error) {
        if (error) {
            weakSelf.starLabel.text = @"Failed to find that star";
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            @"Failed to find that star");
            return;
        }
    }];
}

@end
