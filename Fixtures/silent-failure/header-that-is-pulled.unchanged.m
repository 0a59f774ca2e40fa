#import <UIKit/UIKit.h>

@interface StoriesViewController : UIViewController
@property (nonatomic, strong) UILabel *refreshLabel;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@end

@implementation StoriesViewController

// The hint of what can be pulled tells no failure.
- (void)fetchingStoriesFailedWithError:(NSError *)error {
    [self.spinner stopAnimating];
    self.refreshLabel.text = @"Pull down to refresh";
}

@end
