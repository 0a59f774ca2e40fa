// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface PlacesViewController : UIViewController
@property (nonatomic, strong) UIView *leftImgView;
@property (nonatomic, strong) UIView *nearbyView;
@end

@implementation PlacesViewController

- (void)placesDidArrive {
    dispatch_async(dispatch_get_main_queue(), ^{
        [self.leftImgView setHidden:NO];
        self.leftImgView.hidden = NO;
    });
}

- (void)nearbyPlacesDidArrive {
    dispatch_async(dispatch_get_main_queue(), ^{
        self.nearbyView.hidden = NO;
        [self.view setNeedsLayout];
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
    });
}

@end
