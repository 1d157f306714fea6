import { appSettings } from '@shopbell/protocol/schemas';
import { engineContract } from '../../testing/engineContract';
import type { App } from '../shops';
import { createBuiltIn } from './builtIn';

const app = {
  id: 1,
  shopId: 1,
  name: 'Shop',
  domains: [],
  settings: appSettings.parse({}),
} as unknown as App;

engineContract('built-in', async () => createBuiltIn(async () => app));
