// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface FeedController : UITableViewController
@property (nonatomic, weak) IBOutlet UIView *newestPanel;
@end

@implementation FeedController

- (IBAction)showNewest:(id)sender {
  if (!self.newestPanel.hidden) {
    [self hideNewestPanel];
  }
}

- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView {
  if (!self.newestPanel.hidden) {
    [self hideNewestPanel];
  }
}

- (void)hideNewestPanel {
  self.newestPanel.hidden = YES;
}

@end
