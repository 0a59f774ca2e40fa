#import <UIKit/UIKit.h>

@interface CourseStore : NSObject
+ (void)fetch:(void (^)(NSArray *courses, NSString *error))completion;
@end

@interface CoursesController : UITableViewController
@property (nonatomic, strong) NSArray *courses;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@end

@implementation CoursesController

- (IBAction)loadCourses:(id)sender {
    [self.spinner startAnimating];
    [CourseStore fetch:^(NSArray *found, NSString *error) {
        self.courses = found;
        [self.spinner stopAnimating];
        [self.tableView reloadData];
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.courses.count;
}

@end
