#import <UIKit/UIKit.h>

@protocol LabelsDelegate <NSObject>
- (void)labelsControllerWillDismiss:(NSString *)label;
@end

@interface LabelsViewController : UIViewController
@property (nonatomic, weak) id<LabelsDelegate> delegate;
@end

@implementation LabelsViewController

- (IBAction)doneTapped:(id)sender
{
    [self.delegate labelsControllerWillDismiss:self.title];
}

@end

@interface EntryPanelView : UIView <LabelsDelegate>
@property (nonatomic, strong) UIView *labelsView;
@end

@implementation EntryPanelView

- (void)labelsControllerWillDismiss:(NSString *)label
{
    self.hidden = NO;
    [self.labelsView setNeedsLayout];
}

@end
