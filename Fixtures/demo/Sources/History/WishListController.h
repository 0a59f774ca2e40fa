#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Books that the reader would like the library to buy.
@interface WishListController : UIViewController <UITableViewDataSource>
@end

NS_ASSUME_NONNULL_END
