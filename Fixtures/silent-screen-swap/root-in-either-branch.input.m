#import <UIKit/UIKit.h>

@interface AtticViewController : UIViewController
@end

@interface AtticDelegate : UIResponder
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic) BOOL isDusty;
@end

@implementation AtticDelegate

- (IBAction)atticTapped:(UIButton *)sender {
    AtticViewController *attic = [[AtticViewController alloc] init];
    if (self.isDusty) {
        attic.title = @"Attic";
    } else {
        self.window.rootViewController = attic;
    }
}

@end

@implementation AtticViewController
@end
