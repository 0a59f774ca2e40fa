// What the fixed sources use of Apple's headers, with their availability.
#pragma once
#import <Foundation/Foundation.h>


NS_ASSUME_NONNULL_BEGIN

typedef uint32_t UIAccessibilityNotifications;
extern UIAccessibilityNotifications UIAccessibilityAnnouncementNotification API_AVAILABLE(4.0);
extern UIAccessibilityNotifications UIAccessibilityLayoutChangedNotification API_AVAILABLE(3.0);
extern UIAccessibilityNotifications UIAccessibilityScreenChangedNotification API_AVAILABLE(3.0);
extern UIAccessibilityNotifications UIAccessibilityPageScrolledNotification API_AVAILABLE(4.2);
void UIAccessibilityPostNotification(UIAccessibilityNotifications notification, id _Nullable argument) API_AVAILABLE(3.0);
BOOL UIAccessibilityIsVoiceOverRunning(void) API_AVAILABLE(4.0);

typedef NSString *UIAccessibilityPriority __attribute__((swift_newtype(struct))) API_AVAILABLE(17.0);
extern UIAccessibilityPriority const UIAccessibilityPriorityHigh API_AVAILABLE(17.0);
extern UIAccessibilityPriority const UIAccessibilityPriorityDefault API_AVAILABLE(17.0);
extern UIAccessibilityPriority const UIAccessibilityPriorityLow API_AVAILABLE(17.0);
extern NSAttributedStringKey const UIAccessibilitySpeechAttributeAnnouncementPriority API_AVAILABLE(17.0);
extern NSAttributedStringKey const UIAccessibilitySpeechAttributeQueueAnnouncement API_AVAILABLE(11.0);

typedef NS_OPTIONS(NSUInteger, UIControlState) {
  UIControlStateNormal = 0,
};

typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventEditingChanged = 1 << 17,
};
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionCurveEaseOut = 1 << 17,
  UIViewAnimationOptionTransitionFlipFromLeft = 1 << 20
};
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) { UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert };
typedef NS_ENUM(NSInteger, UITableViewRowAnimation) { UITableViewRowAnimationFade, UITableViewRowAnimationAutomatic = 100 };
typedef NS_ENUM(NSInteger, UITableViewCellEditingStyle) {
  UITableViewCellEditingStyleNone,
  UITableViewCellEditingStyleDelete,
  UITableViewCellEditingStyleInsert,
};

@class UIEvent, UITouch;

@interface UIResponder : NSObject
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
@end

@interface UIPasteboard : NSObject
@property (class, nonatomic, readonly) UIPasteboard *generalPasteboard;
@property (nonatomic, copy, nullable) NSString *string;
@end

typedef NS_ENUM(NSInteger, UIAccessibilityScrollDirection) {
    UIAccessibilityScrollDirectionRight = 1,
    UIAccessibilityScrollDirectionLeft,
};

@interface UIColor : NSObject
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
@property (class, nonatomic, readonly) UIColor *blackColor;
@property (class, nonatomic, readonly) UIColor *clearColor;
@property (class, nonatomic, readonly) UIColor *redColor;
@end

@class UIView;

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
};

@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action;
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nonatomic, readonly, nullable) UIView *view;
@end
@interface UITapGestureRecognizer : UIGestureRecognizer
@end
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@end

@interface NSObject (UINibLoadingAdditions)
- (void)awakeFromNib;
@end

@class UIWindow;

typedef NSString *CATransitionType;
extern CATransitionType const kCATransitionPush;
@interface CAAnimation : NSObject
+ (instancetype)animation;
@end
@interface CATransition : CAAnimation
@property(copy) CATransitionType type;
@end
@interface CALayer : NSObject
- (void)addAnimation:(CAAnimation *)animation forKey:(nullable NSString *)key;
@end

@interface UIView : UIResponder
@property(nonatomic, readonly, strong) CALayer *layer;
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, copy, nullable) NSString *accessibilityLabel;
@property (nonatomic) BOOL accessibilityViewIsModal;
@property (nonatomic) BOOL accessibilityElementsHidden;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGPoint center;
@property (nonatomic) NSInteger tag;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
@property (nonatomic, readonly, nullable) UIView *superview;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
- (void)removeFromSuperview;
- (void)bringSubviewToFront:(UIView *)view;
@property (nonatomic, readonly, nullable) UIWindow *window;
- (nullable UIView *)viewWithTag:(NSInteger)tag;
+ (void)transitionFromView:(UIView *)fromView
                    toView:(UIView *)toView
                  duration:(NSTimeInterval)duration
                   options:(UIViewAnimationOptions)options
                completion:(void (^)(BOOL finished))completion;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
+ (void)beginAnimations:(nullable NSString *)animationID context:(nullable void *)context;
+ (void)setAnimationDelegate:(nullable id)delegate;
+ (void)setAnimationDidStopSelector:(nullable SEL)selector;
+ (void)setAnimationDelay:(NSTimeInterval)delay;
+ (void)commitAnimations;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion;
@end

@interface UILabel : UIView
@property (nonatomic, copy, nullable) NSString *text;
@property (nonatomic, copy, nullable) NSAttributedString *attributedText;
@property (nonatomic, null_resettable) UIColor *textColor;
@end

@interface UIControl : UIView
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
@end

@class UIImage;

@interface UIButton : UIControl
- (nullable NSString *)titleForState:(UIControlState)state;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
@property (nonatomic, readonly, nullable) NSString *currentTitle;
@end

@interface UIImage : NSObject
+ (nullable UIImage *)imageNamed:(NSString *)name;
@end

@interface UIImageView : UIView
@property (nonatomic, strong, nullable) UIImage *image;
@end

@interface UIPageControl : UIControl
@property (nonatomic) NSInteger currentPage;
@property (nonatomic) NSInteger numberOfPages;
@end

@interface UITextField : UIControl
@property (nonatomic, copy, nullable) NSString *text;
@end

@interface UISwitch : UIControl
@property (nonatomic, getter=isOn) BOOL on;
@end

@interface UISegmentedControl : UIControl
@property (nonatomic) NSInteger selectedSegmentIndex;
@end

@interface UIRefreshControl : UIControl
- (void)endRefreshing;
- (void)beginRefreshing;
@end

@interface UIPickerView : UIView
@end

@interface UIActivityIndicatorView : UIView
- (void)startAnimating;
- (void)stopAnimating;
@end

@interface UIScrollView : UIView
@property (nonatomic) CGPoint contentOffset;
@end

@interface UIWebView : UIView
- (void)loadRequest:(NSURLRequest *)request;
@end

@interface UITextView : UIScrollView
@property (null_resettable, nonatomic, copy) NSString *text;
@end

@interface UITableViewCell : UIView
@property (nonatomic, readonly, nullable) UILabel *textLabel;
@property (nonatomic, readonly, nullable) UILabel *detailTextLabel;
@end

@interface UITableView : UIScrollView
- (void)reloadData;
- (void)beginUpdates;
- (void)endUpdates;
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@end

@interface UICollectionView : UIScrollView
- (void)reloadData;
@end

@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
@end

@protocol UITableViewDelegate <UIScrollViewDelegate>
@end

@interface UICollectionViewCell : UIView
@end

@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@end

@protocol UITableViewDataSource <NSObject>
@optional
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)style
     forRowAtIndexPath:(NSIndexPath *)indexPath;
@end

@class UINavigationController;

@interface UINavigationItem : NSObject
@property (nonatomic, strong, nullable) UIView *titleView;
@end


@interface UIViewController : UIResponder
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, readonly, strong, nullable) UINavigationController *navigationController;
@property (nonatomic, readonly) UINavigationItem *navigationItem;
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers;
- (void)viewDidLoad;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillAppear:(BOOL)animated;
- (void)addChildViewController:(UIViewController *)child;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent;
- (void)didMoveToParentViewController:(nullable UIViewController *)parent;
- (void)removeFromParentViewController;
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)animated
                   completion:(void (^_Nullable)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^_Nullable)(void))completion;
@end

@interface UIScreen : NSObject
@property (class, nonatomic, readonly) UIScreen *mainScreen;
@property (nonatomic, readonly) CGRect bounds;
@end

@interface UIWindow : UIView
@property (nonatomic, strong, nullable) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end

typedef NS_ENUM(NSInteger, UIAlertActionStyle) { UIAlertActionStyleDefault, UIAlertActionStyleCancel };

@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable)(UIAlertAction *action))handler;
@end

@protocol UIApplicationDelegate <NSObject>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
@end

@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication;
@property (nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nullable, nonatomic, readonly) UIWindow *keyWindow;
@end

@interface UINavigationBar : UIView
@end

@interface UINavigationController : UIViewController
@property (nonatomic, readonly) UINavigationBar *navigationBar;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
@end

typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
  UIPageViewControllerNavigationDirectionForward,
  UIPageViewControllerNavigationDirectionReverse
};

@interface UIPageViewController : UIViewController
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(void (^_Nullable)(BOOL finished))completion;
@end

@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
@property (null_resettable, nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl;
@end

@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)style;
@end

@class UITextView;

@protocol UITextViewDelegate <NSObject>
@optional
- (BOOL)textView:(UITextView *)textView
    shouldChangeTextInRange:(NSRange)range
            replacementText:(NSString *)text;
@end

@class UIActionSheet;
@class UIAlertView;

@protocol UIActionSheetDelegate <NSObject>
@optional
- (void)actionSheet:(UIActionSheet *)actionSheet clickedButtonAtIndex:(NSInteger)buttonIndex;
@end

@protocol UIAlertViewDelegate <NSObject>
@optional
- (void)alertView:(UIAlertView *)alertView didDismissWithButtonIndex:(NSInteger)buttonIndex;
@end

@interface UIActionSheet : UIView
@property (nonatomic) NSInteger cancelButtonIndex;
@end

@interface UIAlertView : UIView
@property (nonatomic) NSInteger cancelButtonIndex;
- (instancetype)initWithTitle:(nullable NSString *)title
                      message:(nullable NSString *)message
                     delegate:(nullable id)delegate
            cancelButtonTitle:(nullable NSString *)cancelButtonTitle
            otherButtonTitles:(nullable NSString *)otherButtonTitles, ...;
- (void)show;
@end

typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1,
  UIPopoverArrowDirectionAny = 15,
};

@interface UIPopoverController : NSObject
- (instancetype)initWithContentViewController:(UIViewController *)controller;
- (void)presentPopoverFromRect:(CGRect)rect
                        inView:(UIView *)view
      permittedArrowDirections:(UIPopoverArrowDirection)directions
                      animated:(BOOL)animated;
- (void)dismissPopoverAnimated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
