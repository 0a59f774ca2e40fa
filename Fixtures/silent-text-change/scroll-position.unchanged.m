#import <UIKit/UIKit.h>

@interface TourController : UIViewController <UIScrollViewDelegate>
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@end

@implementation TourController

- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView {
    NSInteger page = (NSInteger)(scrollView.contentOffset.x / scrollView.bounds.size.width) + 1;
    self.statusLabel.text = [NSString stringWithFormat:@"Picture %ld of 5", (long)page];
}

@end
