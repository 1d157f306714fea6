import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Credentials, createCredentials, readKey } from './createCredentials';

export interface CredentialPlace {
  readonly credentialKeys: readonly Buffer[];
  readonly isProduction: boolean;
  readonly dataFolder: string;
}

/**
 * By the operator's keys; outside production by one that lies beside the data. Null in production without any: a key that
 * is lost with the machine, or copied with its disk, is not what a shop's secrets should hang on.
 */
export async function openCredentials(place: CredentialPlace): Promise<Credentials | null> {
  const [newest, ...older] = place.credentialKeys;
  if (newest) return createCredentials([newest, ...older]);
  return place.isProduction ? null : createCredentials([await keptKey(place.dataFolder)]);
}

async function keptKey(dataFolder: string): Promise<Buffer> {
  const path = join(dataFolder, 'credential-key');
  const kept = await readFile(path, 'utf8').catch(() => null);
  const key = kept === null ? null : readKey(kept.trim());
  if (key) return key;
  const made = randomBytes(32);
  await writeFile(path, made.toString('base64'), { mode: 0o600 });
  return made;
}
