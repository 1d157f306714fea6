/** How a later feature hears of an earlier one, which does not know it. Told in the order in which they came. */
export function createListeners<Values extends readonly unknown[]>() {
  const listeners: ((...values: Values) => void)[] = [];
  return {
    add(listener: (...values: Values) => void): void {
      listeners.push(listener);
    },
    tell(...values: Values): void {
      for (const listener of listeners) listener(...values);
    },
  };
}
