import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClientProblem } from '../../problems';
import { createFakeStorage } from '../../testing/createFakeStorage';
import { browserStorage } from './browserStorage';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

/** A browser's storage, with every use of it written down. */
function useStorage(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  const uses: string[] = [];
  const local = createFakeStorage(values, (use, key) => uses.push(`${use} ${key}`));
  vi.stubGlobal('localStorage', local);
  return { values, uses, local };
}

/** Of a shopper who has acted. */
function openStorage(options: Parameters<typeof browserStorage>[0] = {}) {
  const storage = browserStorage(options);
  storage.permit();
  return storage;
}

describe('values', () => {
  it('are kept, read by the next page, and removed', () => {
    const { values } = useStorage();
    const storage = openStorage();
    storage.write('gorgias-chat-1-draft', 'Hello');
    expect(values.get('gorgias-chat-1-draft')).toBe('Hello');
    expect(browserStorage().read('gorgias-chat-1-draft')).toBe('Hello');
    storage.remove('gorgias-chat-1-draft');
    expect(storage.read('gorgias-chat-1-draft')).toBeNull();
  });

  it('[STO-01] leave no key that does not begin with gorgias', () => {
    const { values, uses } = useStorage();
    openStorage().write('gorgias-chat-1-draft', 'Hello');
    const touched = [...values.keys(), ...uses.map((use) => use.split(' ')[1] ?? '')];
    expect(touched.length).toBeGreaterThan(5);
    expect(touched.filter((key) => !key.startsWith('gorgias'))).toEqual([]);
  });
});

describe('before the shopper has acted', () => {
  it('[STO-07] nothing is written, not even to try; what was held is kept from then on', () => {
    const { values, uses } = useStorage();
    const storage = browserStorage();
    storage.write('gorgias-chat-1-draft', 'Hello');
    expect([storage.read('gorgias-chat-1-draft'), storage.keys()]).toEqual([
      'Hello',
      ['gorgias-chat-1-draft'],
    ]);
    expect(uses).toEqual([]);
    storage.permit();
    expect(values.get('gorgias-chat-1-draft')).toBe('Hello');
    storage.write('gorgias-chat-1-last-opened', '5');
    expect(values.get('gorgias-chat-1-last-opened')).toBe('5');
  });

  it('on this page, but on an earlier one, values are kept at once', () => {
    const { values } = useStorage();
    openStorage().write('gorgias-chat-1-draft', 'Hello');
    browserStorage().write('gorgias-chat-1-last-opened', '5');
    expect(values.get('gorgias-chat-1-last-opened')).toBe('5');
  });
});

describe('[STO-07] whether the browser keeps anything', () => {
  it('is tried once, by a write, a read and a removal, and leaves no trace', () => {
    const { values, uses } = useStorage();
    const storage = openStorage();
    storage.write('gorgias-chat-1-draft', 'a');
    storage.write('gorgias-chat-1-draft', 'b');
    expect(uses.filter((use) => use.endsWith('probe'))).toEqual([
      'set gorgias-storage-probe',
      'remove gorgias-storage-probe',
    ]);
    expect(uses[0]).toBe('set gorgias-storage-probe');
    expect([...values.keys()].filter((key) => key.includes('probe'))).toEqual([]);
  });

  it.each([
    ['refuses everything', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['is not there at all', undefined],
    ['forgets at once', { getItem: () => null, setItem() {}, removeItem() {} }],
  ])('where it %s the chat works from memory and says so', (_, local) => {
    vi.stubGlobal('localStorage', local);
    const onVolatile = vi.fn();
    const storage = openStorage({ onVolatile });
    storage.write('gorgias-chat-1-draft', 'Hello');
    expect([storage.read('gorgias-chat-1-draft'), onVolatile.mock.calls.length]).toEqual(['Hello', 1]);
    storage.remove('gorgias-chat-1-draft');
    expect(storage.read('gorgias-chat-1-draft')).toBeNull();
  });

  it('a full one gives the newest value, not the one it still holds', () => {
    const { local } = useStorage();
    const onVolatile = vi.fn();
    const storage = openStorage({ onVolatile });
    storage.write('gorgias-chat-1-draft', 'old');
    expect(onVolatile).not.toHaveBeenCalled();
    vi.stubGlobal('localStorage', Object.assign(Object.create(local), { setItem: refuse }));
    storage.write('gorgias-chat-1-draft', 'new');
    expect([storage.read('gorgias-chat-1-draft'), onVolatile.mock.calls.length]).toEqual(['new', 1]);
  });
});

describe('the list of keys', () => {
  it('[STO-04] names every key in use, of all chats, and goes with the last of them', () => {
    const { values } = useStorage();
    const storage = openStorage();
    const keys = ['gorgias-chat-1-draft', 'gorgias-chat-2-token'];
    for (const key of keys) storage.write(key, 'x');
    storage.write('gorgias-chat-1-draft', 'y');
    expect(JSON.parse(values.get('gorgias-storage-keys') ?? '')).toEqual(keys);
    expect(storage.keys()).toEqual(keys);
    for (const key of storage.keys()) storage.remove(key);
    expect([...values.keys()]).toEqual([]);
  });

  it('[STO-09] that is no JSON is told once per look and counts as empty', () => {
    useStorage({ 'gorgias-storage-keys': '{', 'gorgias-storage-schema': '1' });
    const problems: ClientProblem[] = [];
    expect(browserStorage({ onProblem: (problem) => problems.push(problem) }).keys()).toEqual([]);
    expect(problems).toEqual([{ code: 'INVALID_STORED_JSON', info: { key: 'gorgias-storage-keys' } }]);
  });

  it('is made at the first write from what a release without one has stored', () => {
    const { values } = useStorage({ 'gorgias-chat-1-token': 't', 'shop-cart': 'c' });
    const storage = browserStorage();
    expect(storage.keys()).toEqual([]);
    storage.write('gorgias-chat-1-draft', 'Hello');
    expect(storage.keys()).toEqual(['gorgias-chat-1-token', 'gorgias-chat-1-draft']);
    expect(values.get('gorgias-storage-schema')).toBe('1');
  });

  it('has its schema again after all was forgotten on the same page', () => {
    const { values } = useStorage();
    const storage = openStorage();
    storage.write('gorgias-chat-1-draft', 'Hello');
    storage.remove('gorgias-chat-1-draft');
    expect([...values.keys()]).toEqual([]);
    storage.write('gorgias-chat-1-draft', 'Hello');
    expect(values.get('gorgias-storage-schema')).toBe('1');
  });

  it('of a later release is left as it is', () => {
    const { values } = useStorage({ 'gorgias-storage-schema': '9', 'gorgias-chat-1-token': 't' });
    openStorage().write('gorgias-chat-1-draft', 'Hello');
    expect(values.get('gorgias-storage-schema')).toBe('9');
    expect(values.get('gorgias-storage-keys')).toBe('["gorgias-chat-1-draft"]');
  });
});
