import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Made on the first start and kept beside the data, so that tokens and sign-ins survive a restart. */
export async function keptSecret(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'secret');
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept !== null && kept.length >= 32) return kept;
  const secret = randomBytes(32).toString('base64url');
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}

/** Opens the demo shop's `/admin/api` to the desk, as a merchant's access token would. */
export const storefrontAccessToken = (secret: string): string =>
  createHmac('sha256', secret).update('storefront admin').digest('hex');

/** Where the demo shop tells what it sells, and what it signs that with. */
export const storefrontHook = (secret: string): { readonly id: string; readonly secret: string } => {
  const derive = (name: string) => createHmac('sha256', secret).update(name).digest('hex');
  return { id: derive('storefront webhook address'), secret: derive('storefront webhook secret') };
};
