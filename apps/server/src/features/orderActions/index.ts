export { isOffered } from './routes';
export type { OrderActions } from './service';
