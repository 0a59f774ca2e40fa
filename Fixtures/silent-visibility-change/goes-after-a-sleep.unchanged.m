#import <UIKit/UIKit.h>

@interface SongsController : UIViewController
@property (nonatomic, strong) UIView *addedNotice;
@end

@implementation SongsController

- (IBAction)add:(id)sender {
    [NSThread detachNewThreadSelector:@selector(hideAddedNotice:) toTarget:self withObject:nil];
}

- (void)hideAddedNotice:(id)argument {
    [NSThread sleepForTimeInterval:2];
    [UIView animateWithDuration:1.0 animations:^{
        self.addedNotice.alpha = 0;
    }];
}

@end
