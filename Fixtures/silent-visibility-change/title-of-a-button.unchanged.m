#import <UIKit/UIKit.h>

@interface EmptyShelfView : UIView
- (void)setInfo:(NSString *)info buttonTitle:(NSString *)title;
@end

@interface ShelfViewController : UIViewController
@property (nonatomic, strong) EmptyShelfView *shelfView;
@end

@implementation ShelfViewController

// What its button is called says nothing of what is missing.
- (void)showShelfViewWithInfo:(NSString *)info buttonTitle:(NSString *)title {
    [self.shelfView setInfo:info buttonTitle:title];
    [self.view addSubview:self.shelfView];
}

@end
