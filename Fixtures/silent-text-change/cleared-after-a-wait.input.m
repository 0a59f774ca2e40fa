#import <UIKit/UIKit.h>

@interface CacheViewController : UIViewController
@property (nonatomic) UILabel *cacheStatusLabel;
@property (nonatomic) UIActivityIndicatorView *spinner;
@end

@implementation CacheViewController

- (IBAction)clearTapped:(id)sender {
    [self.spinner startAnimating];
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        dispatch_async(dispatch_get_main_queue(), ^{
            [self.spinner stopAnimating];
            self.cacheStatusLabel.text = @"The cache is empty";
        });
    });
}

@end
