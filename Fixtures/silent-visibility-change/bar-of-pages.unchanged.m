#import <UIKit/UIKit.h>

@interface ThumbPagebar : UIView
@property (nonatomic, strong) UIView *thumbs;
- (void)showPagebar;
@end

@interface BookController : UIViewController
@property (nonatomic, strong) ThumbPagebar *pagebar;
@end

@implementation ThumbPagebar

- (void)showPagebar {
    [UIView animateWithDuration:0.25
                     animations:^{
                         self.hidden = NO;
                         self.alpha = 1.0;
                     }
                     completion:nil];
}

@end

@implementation BookController

- (IBAction)pageTapped:(UITapGestureRecognizer *)recognizer {
    [self.pagebar showPagebar];
}

@end
