// fixture: --ios 16.0
#import <UIKit/UIKit.h>

extern void UIImageWriteToSavedPhotosAlbum(UIImage *image, id target, SEL action, void *info);

/// Shows a picture that can be kept.
@interface PictureController : UIViewController
@property (nonatomic, strong) UIImage *picture;
@property (nonatomic, strong) UILabel *statusLabel;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@end

@implementation PictureController

- (IBAction)saveTapped:(id)sender {
  [self.spinner startAnimating];
  UIImageWriteToSavedPhotosAlbum(self.picture, self, @selector(image:didFinishSavingWithError:contextInfo:), nil);
}

- (void)image:(UIImage *)image didFinishSavingWithError:(NSError *)error contextInfo:(void *)info {
  [self.spinner stopAnimating];
  self.statusLabel.text = @"The picture is in your library";
}

@end
