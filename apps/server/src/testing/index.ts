export { nodeEnvironment } from './nodeEnvironment';
export { openTestDatabase, prepareTestDatabase } from './openTestDatabase';
export { type Program, runProgram, startProgram } from './startProgram';
export {
  createTestClients,
  randomAddress,
  refusalOf,
  startTestApp,
  type TestApp,
  testPassword,
} from './startTestApp';
export { TestSocket } from './TestSocket';
