#import <UIKit/UIKit.h>

@interface ShelfController : UIViewController
@property (strong, nonatomic) UIView *undoBar;
@property (strong, nonatomic) UIButton *undoButton;
@end

@implementation ShelfController

- (void)wire
{
    [self.undoButton addTarget:self action:@selector(undoTapped) forControlEvents:UIControlEventTouchUpInside];
    [self performSelector:@selector(hideUndoBar) withObject:nil afterDelay:5];
}

- (void)hideUndoBar
{
    self.undoBar.hidden = YES;
}

- (void)undoTapped
{
    [self hideUndoBar];
}

@end
