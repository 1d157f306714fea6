interface Asking<Answer> {
  readonly current: Promise<Answer>;
  next: Promise<Answer> | null;
}

/**
 * One question at a time for each key, however many ask. Whoever asks while it is under way shares the next one with
 * all others who do: what is being answered may have been read before what they must see.
 */
export function createAskTogether<Answer>() {
  const open = new Map<string, Asking<Answer>>();

  function begin(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const current = ask().finally(() => {
      if (open.get(key) === asking && !asking.next) open.delete(key);
    });
    const asking: Asking<Answer> = { current, next: null };
    open.set(key, asking);
    return current;
  }

  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const asking = open.get(key);
    if (!asking) return begin(key, ask);
    const again = () => begin(key, ask);
    asking.next ??= asking.current.then(again, again);
    return asking.next;
  };
}
