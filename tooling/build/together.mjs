/** React changes more rarely than we do: in a file of its own it stays cached over our releases. */
const isReact = (id) => /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/.test(id);

/**
 * Each of these comes with all that it imports and no file before it has: one file instead of a dozen. With the app lies
 * what its lazy pieces share with it: together they compress better.
 */
export const together = [
  ['react', isReact],
  [
    'app',
    /widget\/src\/(app\.tsx|app\/(createWidget|mountRoots|useIsTakenOver)|icons\/index|api\/createHandle|styles|visitors\/customerOf)|preload-helper/,
  ],
  ['Conversation', /conversations\/lazy\/Conversation/],
  // Behind the first paint of every window; what tells that a room is lost does not come with the rooms.
  ['later', /widget\/src\/(page\/lazy\/stay|window\/lazy\/laterStyles|conversations\/sendOrGiveBack)/],
  [
    'rooms',
    /widget\/src\/(rooms\.ts|icons\/CheckIcon|self-service\/(sspTextsOf|isPortalOn)|help-center\/recommendable)|rules\/src\/(tracking\/readGuestId|orders\/sspAddress)/,
  ],
  [
    'commands',
    /widget\/src\/(api\/(lazy\/(commands|ApiError)|whenDelivered)|visitors\/logout|storefront\/(captureCart|lazy\/fetchCart))/,
  ],
  // What several screens of one kind share.
  ['forms', /widget\/src\/(forms\/|self-service\/lazy\/PictureField)|looks\/src\/LabelledField/],
  ['HomeButton', /self-service\/lazy\/(HomeButton|useSspTexts|portalIcons)/],
  [
    'portal',
    /self-service\/lazy\/(portalOf|sspCalls|Page|OrderSkeletons|useLogin|Waiting|Pill|Picture|leavePortal|SignedInLine|routeOf|useOrders|actOnOrder)\.|rules\/src\/(login\/readDestination|orders\/(orderWords|listOrders))\./,
  ],
  ['FlowScreen', /self-service\/lazy\/flows\/(FlowScreen|flowsOf)/],
  [
    'orders',
    /self-service\/lazy\/(useIsAtOnce|OrderGate|LineItems|useAsked|CancelNow|RequestForm|sendRequest|ItemChoice|Impossible|Thanks|useReturnable|ReturnLines)\./,
  ],
  ['answers', /help-center\/lazy\/(calls|recommendationOf|needMoreHelp|Found|Feedback|helpCenter)\./],
].map(([name, test], index, { length }) => ({ name, test, priority: length - index }));
