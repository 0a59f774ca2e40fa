#import <UIKit/UIKit.h>

@interface StorageController : UIViewController
@property(nonatomic) UILabel *warningLabel;
@property(nonatomic) NSInteger freeBytes;
@end

@implementation StorageController

- (IBAction)measure:(id)sender {
  self.warningLabel.hidden = self.freeBytes > 500000000;
  self.warningLabel.text = @"Your storage is almost full";
}

@end
