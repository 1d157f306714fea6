export { isOffered } from './routes';
export type { JudgeNow, OrderActions } from './service';
