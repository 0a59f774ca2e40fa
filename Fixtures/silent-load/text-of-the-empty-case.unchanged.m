#import <UIKit/UIKit.h>

@interface Fetcher : NSObject
@end

@interface SubtitleController : UIViewController
@property(nonatomic) UITableView *tableView;
@property(nonatomic) UILabel *nothingFoundLabel;
@property(nonatomic) NSArray<NSString *> *results;
@end

@implementation SubtitleController

- (void)fetcher:(Fetcher *)fetcher didFindSubtitles:(NSArray<NSString *> *)subtitles {
  self.results = subtitles;
  [self.tableView reloadData];
  if (subtitles.count == 0) {
    self.nothingFoundLabel.text = @"No subtitles";
    self.nothingFoundLabel.hidden = NO;
  } else {
    self.nothingFoundLabel.hidden = YES;
  }
}

@end
