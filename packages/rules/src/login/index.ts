export { customerIdMismatch, isOtherCustomer } from './customerIds';
export { isCode } from './destinations';
export { readImpersonator } from './impersonator';
export { SelfServiceLoginError, SelfServiceSendCodeError } from './loginErrors';
export { type LoginFailure, type Refusal, sendFailure, verifyFailure } from './loginFailures';
export { codeChannels, readCode, readDestination } from './readDestination';
export {
  initialLogin,
  type LoginEvent,
  type LoginState,
  reduceLogin,
  resendWaitMs,
} from './reduceLogin';
