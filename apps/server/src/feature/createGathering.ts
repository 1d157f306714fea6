import type { Errand } from './createErrands';

/** What comes for one key in one turn of the loop is one errand: a look that serves one serves all of them. */
export function createGathering<Item>(
  errand: Errand,
  act: (key: number, items: readonly Item[]) => Promise<void>,
) {
  const gathered = new Map<number, Item[]>();

  async function run(key: number, items: readonly Item[]): Promise<void> {
    await null;
    gathered.delete(key);
    await act(key, items);
  }

  return (key: number, item: Item): void => {
    const others = gathered.get(key);
    if (others) return void others.push(item);
    const items = [item];
    gathered.set(key, items);
    errand(run(key, items));
  };
}
