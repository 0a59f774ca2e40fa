#import <UIKit/UIKit.h>

@protocol ProbeDelegate
@end

@interface Probe : NSObject
@property (nonatomic, weak) id<ProbeDelegate> delegate;
- (void)start;
@end

@interface ConnectController : UIViewController <ProbeDelegate>
@property (nonatomic, weak) IBOutlet UILabel *probeStatusLabel;
@property (nonatomic, strong) Probe *probe;
@end

@implementation ConnectController

- (IBAction)checkTapped:(id)sender
{
    self.probeStatusLabel.text = NSLocalizedString(@"Looking for the server…", nil);
    self.probe = [[Probe alloc] init];
    self.probe.delegate = self;
    [self.probe start];
}

- (void)probe:(Probe *)probe didFailWithError:(NSError *)error
{
    self.probeStatusLabel.text = error.localizedDescription;
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                    error.localizedDescription);
}

@end
