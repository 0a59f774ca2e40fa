#import <UIKit/UIKit.h>

@interface RecorderVolumeOverlay : UIView
@property (nonatomic, weak) UIWindow *host;
@end

@implementation RecorderVolumeOverlay

- (void)show
{
    [self.host addSubview:self];
}

@end
