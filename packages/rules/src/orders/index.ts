export { type ActionVerdict, asWished, isFulfilled, judgeAction } from './actions';
export { nextDecisions } from './decisions';
export { canCancel, canChangeAddress, canReturn } from './eligibility';
export { listOrders } from './listOrders';
export { newOrderCache, type OrderCache, readOrderCache } from './orderCache';
export {
  GetOrderTransactionsError,
  LoopReturnsFlowError,
  OrderError,
  orderErrorOf,
  TrackingError,
} from './orderErrors';
export { orderWord, paymentWord, type StateWord, shipmentWord, timelineOf } from './orderWords';
export {
  type EntryPoint,
  enabledFlows,
  entryPointOf,
  homeActions,
  isAtOnce,
  isPortalEnabled,
  linkedAction,
  type PortalAction,
  type PortalSettings,
  returnWay,
} from './portal';
export { type ReasonsByLanguage, reasonsIn } from './reasonsIn';
export { type OrderRequest, requestMetadata, requestText } from './requestText';
export {
  exchangesOf,
  type OfferedVariant,
  type ReturnedItem,
  type ReturnWish,
  returnableLine,
  returnedItems,
} from './returning';
export { identityAddress, type SspFacts, sspBase } from './sspAddress';
