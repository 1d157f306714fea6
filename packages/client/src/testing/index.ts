export type { Environment, SocketLike } from '../environment';
export { memoryStorage } from '../visitor/storage';
