#import <UIKit/UIKit.h>

@interface StatusView : UIView
@property (nonatomic, strong) UILabel *soldLabel;
@property (nonatomic, strong) UIView *soldLine;
@property (nonatomic, strong) UITableView *soldTable;
@end

@implementation StatusView

- (void)hideSoldViews {
    self.soldLabel.hidden = YES;
    self.soldLine.hidden = YES;
    self.soldTable.hidden = YES;
}

@end
