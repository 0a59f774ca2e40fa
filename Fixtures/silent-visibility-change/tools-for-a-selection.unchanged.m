#import <UIKit/UIKit.h>

@interface PeopleController : UIViewController
@property (nonatomic, strong) UIView *selectionPanel;
@property (nonatomic) BOOL isToolBarVisible;
@end

@implementation PeopleController

- (void)showSelectionToolBar {
    if (!self.isToolBarVisible) {
        [self.view addSubview:self.selectionPanel];
        self.isToolBarVisible = YES;
    }
}

@end
