import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './storage';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

function fakeLocalStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('browserStorage', () => {
  it('keeps values in localStorage', () => {
    const local = fakeLocalStorage();
    vi.stubGlobal('localStorage', local);
    const storage = browserStorage();
    storage.write('gorgias-a', '1');
    expect(local.getItem('gorgias-a')).toBe('1');
    expect(browserStorage().read('gorgias-a')).toBe('1');
    storage.remove('gorgias-a');
    expect(storage.read('gorgias-a')).toBeNull();
  });

  it('works from memory where localStorage refuses everything', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const storage = browserStorage();
    storage.write('gorgias-a', '1');
    expect(storage.read('gorgias-a')).toBe('1');
    storage.remove('gorgias-a');
    expect(storage.read('gorgias-a')).toBeNull();
  });

  it('works from memory where there is no localStorage at all', () => {
    vi.stubGlobal('localStorage', undefined);
    const storage = browserStorage();
    storage.write('gorgias-a', '1');
    expect(storage.read('gorgias-a')).toBe('1');
  });

  it('reads the newest value where the storage is full', () => {
    const local = fakeLocalStorage();
    vi.stubGlobal('localStorage', local);
    const storage = browserStorage();
    storage.write('gorgias-a', 'old');
    vi.stubGlobal('localStorage', { ...local, setItem: refuse });
    storage.write('gorgias-a', 'new');
    expect(storage.read('gorgias-a')).toBe('new');
  });
});
