export { type Credentials, readKey } from './createCredentials';
export { openCredentials } from './openCredentials';
