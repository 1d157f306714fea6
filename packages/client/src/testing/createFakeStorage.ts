type Use = 'set' | 'remove';

/** A browser's storage: what it holds are its own keys. */
export function createFakeStorage(
  values: Map<string, string>,
  onUse: (use: Use, key: string) => void = () => {},
) {
  const methods = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      onUse('set', key);
      values.set(key, value);
    },
    removeItem(key: string) {
      onUse('remove', key);
      values.delete(key);
    },
  };
  return new Proxy(Object.create(methods) as typeof methods, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (_, key) => ({
      value: values.get(String(key)),
      enumerable: true,
      configurable: true,
    }),
  });
}
