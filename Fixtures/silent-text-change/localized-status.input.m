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
}

@end
