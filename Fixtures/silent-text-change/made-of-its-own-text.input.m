#import <UIKit/UIKit.h>

@interface CommentService : NSObject
- (void)post:(NSString *)text completion:(void (^)(BOOL done))completion;
@end

@interface CommentsViewController : UIViewController
@property (nonatomic, strong) UILabel *statusLabel;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@property (nonatomic, strong) CommentService *service;
@end

@implementation CommentsViewController

- (IBAction)send:(UIButton *)sender {
    [self.spinner startAnimating];
    [self.service post:@"Thanks" completion:^(BOOL done) {
        [self.spinner stopAnimating];
        self.statusLabel.text =
            [NSString stringWithFormat:@"You have also written: %@", self.statusLabel.text];
    }];
}

@end
