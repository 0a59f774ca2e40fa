#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class Recipe;
@protocol RecipeShelf;

typedef NS_ENUM(NSInteger, Course) {
  CourseStarter,
  CourseMain,
};
typedef void (^RecipeHandler)(Recipe *_Nullable recipe, NSError *_Nullable error);
extern NSString *const RecipeDidChange;
struct Portion { CGFloat weight; int count; };

@protocol RecipeShelf <NSObject>
- (NSInteger)numberOfRecipes;
@optional
- (void)shelf:(id<RecipeShelf>)shelf didOpen:(Recipe *)recipe;
@end

@interface RecipeController : UIViewController <UITableViewDataSource, RecipeShelf>
@property (nonatomic, weak, nullable) IBOutlet UILabel *titleLabel;
@property (nonatomic, copy) void (^onClose)(BOOL saved);
@property (class, readonly, getter=isOpen) BOOL open;
- (instancetype)initWithRecipe:(Recipe *)recipe NS_DESIGNATED_INITIALIZER;
+ (nullable instancetype)shared API_AVAILABLE(ios(13));
@end

@interface RecipeController (Printing)
- (void)print;
@end

@interface Box<Item> : NSObject
- (Item)item;
@end

NS_ASSUME_NONNULL_END
