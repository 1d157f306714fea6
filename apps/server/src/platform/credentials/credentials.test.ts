import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCredentials, readKey } from './createCredentials';
import { openCredentials } from './openCredentials';

const [first, second] = [randomBytes(32), randomBytes(32)];
const secret = 'shpat_0123456789 · geheim';

describe('a sealed secret', () => {
  it('is opened by its owner and says nothing by itself', () => {
    const credentials = createCredentials([first]);
    const sealed = credentials.seal('one', secret);
    expect(credentials.open('one', sealed)).toEqual({ secret, isOutdated: false });
    expect(sealed).not.toContain('shpat');
    expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString()).not.toContain('shpat');
    expect(credentials.seal('one', secret)).not.toBe(sealed);
  });

  it('is of no use to another owner', () => {
    const credentials = createCredentials([first]);
    expect(credentials.open('two', credentials.seal('one', secret))).toBeNull();
  });

  it('is not opened when anything of it was changed', () => {
    const credentials = createCredentials([first]);
    const parts = credentials.seal('one', secret).split('.');
    for (const [index, part] of parts.entries()) {
      const changed = part.startsWith('A') ? `B${part.slice(1)}` : `A${part.slice(1)}`;
      expect(credentials.open('one', parts.with(index, changed).join('.'))).toBeNull();
    }
    // A short tag would be a tag that is guessed soon.
    expect(credentials.open('one', parts.with(4, parts[4]?.slice(0, 6) ?? '').join('.'))).toBeNull();
    for (const broken of ['', 'v1', parts.slice(0, 4).join('.')])
      expect(credentials.open('one', broken)).toBeNull();
  });

  it('is opened by an older key, which seals no more, and by no other', () => {
    const sealed = createCredentials([first]).seal('one', secret);
    const both = createCredentials([second, first]);
    expect(both.open('one', sealed)).toEqual({ secret, isOutdated: true });
    expect(createCredentials([second]).open('one', sealed)).toBeNull();
    expect(createCredentials([second]).open('one', both.seal('one', secret))).toEqual({
      secret,
      isOutdated: false,
    });
  });
});

it.each([
  [randomBytes(31).toString('base64')],
  [randomBytes(33).toString('base64')],
  ['not a key at all, but of some length !!!!!'],
  [''],
])('"%s" is no key', (text) => {
  expect(readKey(text)).toBeNull();
});

describe('keys', () => {
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'credentials-'));
  });
  afterAll(() => rm(dataFolder, { recursive: true }));
  const open = (more: object) =>
    openCredentials({ credentialKeys: [], isProduction: false, dataFolder, ...more });

  it('are the operator’s, and there are none in production without them', async () => {
    expect(await open({ isProduction: true })).toBeNull();
    const production = await open({ isProduction: true, credentialKeys: [first] });
    expect(createCredentials([first]).open('one', production?.seal('one', secret) ?? '')?.secret).toBe(
      secret,
    );
    expect(await readdir(dataFolder)).toEqual([]);
  });

  it('lie beside the data outside production, for nobody else to read', async () => {
    const sealed = (await open({}))?.seal('one', secret) ?? '';
    expect((await open({}))?.open('one', sealed)?.secret).toBe(secret);
    expect((await stat(join(dataFolder, 'credential-key'))).mode & 0o777).toBe(0o600);
  });
});
