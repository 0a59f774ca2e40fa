#import <UIKit/UIKit.h>

@interface MBProgressHUD : UIView
+ (MBProgressHUD *)showHUDAddedTo:(UIView *)view animated:(BOOL)animated;
@property (nonatomic) NSInteger mode;
@property (nonatomic, copy) NSString *labelText;
- (void)hide:(BOOL)animated afterDelay:(NSTimeInterval)delay;
@end

enum { MBProgressHUDModeText = 5 };

@interface PhotoPicker : NSObject
- (void)setDidFinishPickingMovieHandle:(void (^)(UIImage *cover))handle;
@end

@interface DiaryViewController : UIViewController
@end

@implementation DiaryViewController

- (void)addPicture {
  UIAlertAction *choose =
      [UIAlertAction actionWithTitle:@"Choose"
                               style:UIAlertActionStyleDefault
                             handler:^(UIAlertAction *action) {
        PhotoPicker *picker = [[PhotoPicker alloc] init];
        [picker setDidFinishPickingMovieHandle:^(UIImage *cover) {
          MBProgressHUD *hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
          hud.mode = MBProgressHUDModeText;
          hud.labelText = @"Films cannot be kept here";
          [hud hide:YES afterDelay:1.2];
        }];
      }];
  NSLog(@"%@", choose);
}

@end
