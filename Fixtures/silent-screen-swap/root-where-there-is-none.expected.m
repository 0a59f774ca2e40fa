#import <UIKit/UIKit.h>

@interface ShelfViewController : UIViewController
@end

@interface StartDelegate : UIResponder
@property (nonatomic, strong) UIWindow *window;
@end

@implementation StartDelegate

- (IBAction)shelfTapped:(UIButton *)sender {
    ShelfViewController *shelf = [[ShelfViewController alloc] init];
    if (self.window.rootViewController) {
        self.window.rootViewController = shelf;
        UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, shelf.view);
    } else {
        self.window.rootViewController = shelf;
    }
}

@end

@implementation ShelfViewController
@end
