// What the fixed sources use of Apple's headers.
#pragma once

#define nil ((void *)0)
#define YES __objc_yes
#define NO __objc_no
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NS_OPTIONS(type, name) enum name : type name; enum __attribute__((flag_enum)) name : type
#define API_AVAILABLE(version) __attribute__((availability(ios, introduced = version)))
#define NS_FORMAT_FUNCTION(f, a) __attribute__((format(__NSString__, f, a)))
#define NSEC_PER_SEC 1000000000ull
#define DISPATCH_TIME_NOW 0ull

typedef __typeof__(__objc_yes) BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef double CGFloat;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef unsigned int uint32_t;
typedef unsigned long size_t;
typedef struct _NSZone NSZone;

NS_ASSUME_NONNULL_BEGIN

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
- (instancetype)init;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)target
                                       selector:(SEL)selector
                                         object:(nullable id)object;
- (void)performSelector:(SEL)selector withObject:(nullable id)object afterDelay:(NSTimeInterval)delay;
- (void)performSelectorInBackground:(SEL)selector withObject:(nullable id)object;
- (void)performSelectorOnMainThread:(SEL)selector
                         withObject:(nullable id)object
                      waitUntilDone:(BOOL)waits;
@end

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@interface NSValue : NSObject
@end

@interface NSNumber : NSValue
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithDouble:(double)value;
@property (readonly) NSInteger integerValue;
@end

@interface NSString : NSObject <NSCopying>
@property (readonly) NSUInteger length;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
+ (instancetype)localizedStringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (BOOL)isEqualToString:(NSString *)other;
- (NSString *)stringByAppendingString:(NSString *)other;
@end

@interface NSSimpleCString : NSString {
  char *bytes;
  unsigned int numBytes;
}
@end
@interface NSConstantString : NSSimpleCString
@end

NSString *NSLocalizedString(NSString *key, NSString *_Nullable comment) __attribute__((format_arg(1)));
void NSLog(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2);

typedef NSString *NSAttributedStringKey __attribute__((swift_newtype(struct)));

@interface NSIndexPath : NSObject <NSCopying>
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
@property (readonly) NSInteger row;
@property (readonly) NSInteger section;
@end

@interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
@property (readonly, nullable) ObjectType firstObject;
@property (readonly, nullable) ObjectType lastObject;
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull [_Nullable])objects count:(NSUInteger)count;
+ (instancetype)array;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
- (NSString *)componentsJoinedByString:(NSString *)separator;
- (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)object;
- (NSUInteger)indexOfObject:(ObjectType)object;
- (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSArray *)arrayByAddingObjectsFromArray:(NSArray *)others;
@end

@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
- (void)addObject:(ObjectType)object;
- (void)removeAllObjects;
- (void)removeObject:(ObjectType)object;
- (void)removeObjectAtIndex:(NSUInteger)index;
@end

@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying>
@property (readonly) NSUInteger count;
+ (instancetype)dictionaryWithObjects:(const ObjectType _Nonnull [_Nullable])objects
                              forKeys:(const KeyType _Nonnull [_Nullable])keys
                                count:(NSUInteger)count;
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
@end

@interface NSAttributedString : NSObject <NSCopying>
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithString:(NSString *)string
                    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes;
@end

@interface NSError : NSObject
@property (readonly) NSString *localizedDescription;
@property (readonly) NSInteger code;
@end

@interface NSException : NSObject
@property (readonly, nullable) NSString *reason;
@end

@interface NSData : NSObject <NSCopying>
@end

@interface NSURL : NSObject <NSCopying>
+ (nullable instancetype)URLWithString:(NSString *)string;
@end

@interface NSURLRequest : NSObject
+ (instancetype)requestWithURL:(NSURL *)URL;
@end

@interface NSURLResponse : NSObject
@end

@interface NSSet<__covariant ObjectType> : NSObject
@property (readonly) NSUInteger count;
@end

@interface NSURLSessionTask : NSObject
- (void)resume;
@end

@interface NSURLSessionDataTask : NSURLSessionTask
@end

@interface NSURLSession : NSObject
@property (class, readonly, strong) NSURLSession *sharedSession;
- (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url
                        completionHandler:(void (^)(NSData *_Nullable data,
                                                    NSURLResponse *_Nullable response,
                                                    NSError *_Nullable error))completionHandler;
@end

@interface NSJSONSerialization : NSObject
+ (nullable id)JSONObjectWithData:(NSData *)data options:(NSUInteger)options error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSTimer : NSObject
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval
                                     target:(id)target
                                   selector:(SEL)selector
                                   userInfo:(nullable id)userInfo
                                    repeats:(BOOL)repeats;
@end

@interface NSNotification : NSObject
@end

@interface NSNotificationCenter : NSObject
+ (instancetype)defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(nullable NSString *)name object:(nullable id)object;
@end

@interface NSThread : NSObject
+ (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target withObject:(nullable id)argument;
+ (void)sleepForTimeInterval:(NSTimeInterval)seconds;
@end

@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue;
- (void)addOperationWithBlock:(void (^)(void))block;
@end

typedef struct { NSUInteger location, length; } NSRange;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
extern const CGRect CGRectZero;
CGPoint CGPointMake(CGFloat x, CGFloat y);
CGSize CGSizeMake(CGFloat width, CGFloat height);
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);

typedef void (^dispatch_block_t)(void);
typedef uint64_t dispatch_time_t;
@protocol OS_dispatch_queue <NSObject>
@end
typedef NSObject<OS_dispatch_queue> *dispatch_queue_t;
dispatch_queue_t dispatch_get_main_queue(void);
dispatch_queue_t dispatch_get_global_queue(long identifier, unsigned long flags);
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);

NS_ASSUME_NONNULL_END
