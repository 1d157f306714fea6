const key = 'shopbell-rung';
const keptMax = 40;

export interface Rings {
  /** True for the one tab of this browser that may ring for it. */
  claim(name: string): Promise<boolean>;
}

/**
 * Several tabs hear the same news, and one of them is enough. Who comes first writes it down; the lock keeps two from
 * reading at the same moment. Without locks or storage each tab rings for itself, which is better than none.
 */
export function createRings(storage: () => Storage, locks: Pick<LockManager, 'request'> | undefined): Rings {
  function write(name: string): boolean {
    try {
      const rung: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      const known = Array.isArray(rung) ? rung.map(String) : [];
      if (known.includes(name)) return false;
      storage().setItem(key, JSON.stringify([...known, name].slice(-keptMax)));
      return true;
    } catch {
      return true;
    }
  }
  return {
    claim: async (name) => (locks ? await locks.request(key, async () => write(name)) : write(name)),
  };
}
