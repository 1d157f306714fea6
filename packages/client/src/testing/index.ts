export type { Environment, SocketLike } from '../environment';
export { UploadError } from '../uploads/UploadError';
export { memoryStorage } from '../visitor/storage/memoryStorage';
export { createFakeBrowser, type FakeBrowser, type FakeTab } from './createFakeBrowser';
export {
  createFakeEnvironment,
  type FakeEnvironment,
  type FakeEnvironmentOptions,
  type FakeFetch,
} from './createFakeEnvironment';
export { createFakeMessage } from './createFakeMessage';
export { createFakeToken, type FakeTokenClaims } from './createFakeToken';
export { FakeSocket } from './FakeSocket';
export { type Follow, ModelServer, type ModelServerOptions } from './ModelServer';
