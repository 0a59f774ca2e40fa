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
        return;
    }
    __weak StarController *weakSelf = self;
    [self.finder find:self.nameField.text completion:^(NSString *star, NSError *error) {
        if (error) {
            weakSelf.starLabel.text = @"Failed to find that star";
            return;
        }
    }];
}

@end
