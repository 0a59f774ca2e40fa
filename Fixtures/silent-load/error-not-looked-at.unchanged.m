#import <UIKit/UIKit.h>

@interface Lesson : NSObject
@property (nonatomic) BOOL isOver;
@end

@interface LessonStore : NSObject
+ (void)allLessons:(void (^)(NSArray<Lesson *> *lessons, NSString *error))completion;
@end

@interface LessonController : UITableViewController
@property (nonatomic, strong) NSMutableArray<Lesson *> *lessons;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@end

@implementation LessonController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.spinner startAnimating];
    [self getLessons];
}

- (void)getLessons {
    [LessonStore allLessons:^(NSArray<Lesson *> *found, NSString *error) {
        [found enumerateObjectsUsingBlock:^(Lesson *lesson, NSUInteger index, BOOL *stop) {
            if (lesson.isOver) {
                [self.lessons addObject:lesson];
            }
        }];
        [self.spinner stopAnimating];
        [self.tableView reloadData];
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.lessons.count;
}

@end
