#import <UIKit/UIKit.h>

@protocol FinderDelegate
@end

@interface Finder : NSObject
@property (nonatomic, weak) id<FinderDelegate> delegate;
- (void)start;
@end

@interface FinderController : UIViewController <FinderDelegate>
@property (nonatomic, weak) IBOutlet UILabel *finderStatusLabel;
@property (nonatomic, weak) IBOutlet UIActivityIndicatorView *spinner;
@property (nonatomic, strong) Finder *finder;
@end

@implementation FinderController

- (IBAction)findTapped:(id)sender
{
    [self.spinner startAnimating];
    self.finder = [[Finder alloc] init];
    self.finder.delegate = self;
    [self.finder start];
}

- (void)finder:(Finder *)finder didFindServerAtURL:(NSURL *)url
{
    [self.spinner stopAnimating];
    self.finderStatusLabel.text = NSLocalizedString(@"Secure connection established", nil);
}

@end
