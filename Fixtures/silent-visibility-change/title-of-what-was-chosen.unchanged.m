#import <UIKit/UIKit.h>

@interface PlaceSearchController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *chosenPlaceButton;
@property (weak, nonatomic) IBOutlet UITextField *searchField;
@end

@implementation PlaceSearchController

- (void)showChosenPlaceByTapOnItemWithTitle:(NSString *)text {
    [self.chosenPlaceButton setTitle:text forState:UIControlStateNormal];
    self.chosenPlaceButton.hidden = NO;
    self.searchField.text = @"";
}

@end
