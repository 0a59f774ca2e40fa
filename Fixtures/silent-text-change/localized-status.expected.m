@import UIKit;

@interface LockController : UIViewController
@end

@implementation LockController {
    UILabel *_statusLabel;
    UIButton *_lockButton;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [_lockButton addTarget:self action:@selector(lockDoor) forControlEvents:UIControlEventTouchUpInside];
}

- (void)lockDoor {
    _statusLabel.text = NSLocalizedString(@"DOOR_LOCKED", @"The front door");
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        NSLocalizedString(@"DOOR_LOCKED", @"The front door"));
    });
}

@end
