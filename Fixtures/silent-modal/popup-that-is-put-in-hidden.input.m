// fixture: --ios 16.0
#import <UIKit/UIKit.h>

/// A map of towns; a popup tells of the one that was touched.
@interface TownMap : UIView
@property (nonatomic, strong) UIView *townPopup;
@property (nonatomic, strong) UILabel *townLabel;
@end

@implementation TownMap

- (void)fillPopupFor:(NSString *)town {
  if (!self.townPopup.superview) {
    [self.superview addSubview:self.townPopup];
  }
  self.townLabel.text = town;
}

- (IBAction)townTouched:(UIButton *)sender {
  [self fillPopupFor:sender.currentTitle];
  self.townPopup.hidden = NO;
}

- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView {
  self.townPopup.hidden = YES;
}

@end
