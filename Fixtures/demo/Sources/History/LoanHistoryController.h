#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Every book that the reader has brought back.
@interface LoanHistoryController : UITableViewController

@property (nonatomic, copy, nullable) NSURL *historyURL;

@end

NS_ASSUME_NONNULL_END
