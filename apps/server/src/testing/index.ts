export { createSignIns } from '../features/agents/signIns';
export { createIdentityTokens } from '../features/identity/identityTokens';
export { createAddressHashes } from '../features/webhooks/addressHashes';
export { authenticatorCode } from './authenticatorCode';
export { createFaultyLine } from './createFaultyLine';
export { createMemoryFiles } from './createMemoryFiles';
export { freePort } from './freePort';
export { type InboxDesk, inboxOf } from './inboxOf';
export { nodeEnvironment } from './nodeEnvironment';
export { openTestDatabase, prepareTestDatabase } from './openTestDatabase';
export { runOperation } from './runOperation';
export { type NatsServer, startNats } from './startNats';
export { beginProgram, type Program, runProgram, startProgram } from './startProgram';
export {
  createTestClients,
  randomAddress,
  refusalOf,
  startTestApp,
  type TestApp,
  type TestShop,
  testPassword,
} from './startTestApp';
export { TestSocket } from './TestSocket';
