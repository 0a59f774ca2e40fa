#import <UIKit/UIKit.h>

@interface GalleryViewController : UIViewController
@property (nonatomic, strong) UIWindow *galleryWindow;
@end

@implementation GalleryViewController

- (void)showGallery {
  UIViewController *gallery = [[UIViewController alloc] init];
  if (!self.galleryWindow) {
    _galleryWindow = [[UIWindow alloc] initWithFrame:CGRectZero];
    self.galleryWindow.rootViewController = gallery;
  }
  [self.galleryWindow makeKeyAndVisible];
}

@end
