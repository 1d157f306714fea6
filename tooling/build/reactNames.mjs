/**
 * What React calls its own things by: they stand in React's file alone, and only as names of properties, never in
 * quotes. Nothing that a component, a page or a browser knows by name may stand here.
 */
const names = {
  fibers: `alternate child childLanes deletions dependencies elementType firstContext lanes memoizedProps memoizedState
    pendingProps refCleanup sibling stateNode subtreeFlags treeForkCount updateQueue`,
  hooks: `baseQueue baseState eagerState firstBaseUpdate getSnapshot hasEagerState hiddenUpdates lastBaseUpdate
    lastEffect lastRenderedReducer lastRenderedState memoCache memoizedValue revertLane`,
  contexts: '_currentValue _currentValue2 _threadCount',
  roots: `callbackNode callbackPriority cancelPendingCommit containerInfo entangledLanes entanglements
    errorRecoveryDisabledLanes expirationTimes expiredLanes incompleteTransitions isDehydrated pendingChildren
    pendingContext pendingLanes pingCache pingedLanes pooledCache pooledCacheLanes shellSuspendCounter suspendedLanes
    timeoutHandle transitionTypes warmLanes`,
  boundaries: `_retryCache _visibility baseLanes cachePool dehydrated isBackwards renderingStartTime retryLane retryQueue
    tailMode treeContext`,
  documents: `_eventListeners _fragmentFiber attachedListener blockedOn eventSystemFlags hoistableScripts hoistableStyles
    imgBytes imgCount optionsOrUseCapture stylesheets suspenseyImages targetContainers unsuspend waitingForImages
    waitingForViewTransition`,
  scheduler: `priorityLevel sortIndex unstable_cancelCallback unstable_forceFrameRate unstable_getCurrentPriorityLevel
    unstable_IdlePriority unstable_ImmediatePriority unstable_LowPriority unstable_next unstable_NormalPriority
    unstable_now unstable_Profiling unstable_requestPaint unstable_runWithPriority unstable_scheduleCallback
    unstable_setDisableYieldValue unstable_shouldYield unstable_UserBlockingPriority unstable_wrapCallback`,
};

export const reactNames = Object.values(names).flatMap((group) => group.split(/\s+/));
