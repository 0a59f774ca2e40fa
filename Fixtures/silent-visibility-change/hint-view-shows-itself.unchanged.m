#import <UIKit/UIKit.h>

@interface SwipeHintView : UIView
- (void)show;
@end

@interface ComicViewController : UIViewController
@property (nonatomic, strong) SwipeHintView *hintView;
@end

@implementation ComicViewController

- (IBAction)helpTapped:(UIButton *)sender {
    [self.hintView show];
}

@end

@implementation SwipeHintView

- (void)show {
    self.hidden = NO;
}

@end
