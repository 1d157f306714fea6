// `npm start`: one program, so that signals reach the server itself.
import { ensurePackages } from './setup.mjs';

try {
  ensurePackages();
  const { build } = await import('./build.mjs');
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../apps/server/dist/main.mjs');
