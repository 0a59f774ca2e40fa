#import <UIKit/UIKit.h>

@interface StopSearchViewController : UIViewController
@property (nonatomic, strong) UILabel *resultHeaderTitle;
@property (nonatomic, strong) UIButton *deleteButton;
@end

@implementation StopSearchViewController

// What is found below it is the news.
- (IBAction)searchTapped:(id)sender {
    self.resultHeaderTitle.text = @"Search results";
    self.deleteButton.enabled = NO;
}

@end
