#import <UIKit/UIKit.h>

@interface ReplyMenu : UIView
@end

@implementation ReplyMenu
@end

@interface ReplyController : UIViewController
@property (nonatomic, strong) ReplyMenu *replyMenu;
@end

@implementation ReplyController

- (IBAction)replyTapped:(id)sender
{
    if (self.replyMenu == nil) {
        self.replyMenu = [[ReplyMenu alloc] init];
        [self.view addSubview:self.replyMenu];
    }
    [self show:self.replyMenu animated:YES];
}

- (void)show:(UIView *)menu animated:(BOOL)animated
{
    menu.frame = CGRectMake(0, 80, 200, 120);
    [self.view bringSubviewToFront:menu];
}

@end
