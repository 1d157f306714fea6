/**
 * To run in a page before everything else: what the libraries of older themes do to it, each as the library did it. All
 * of them together stand on no page; a chat that works here works on each of theirs.
 */
export function loadOldLibraries(): void {
  const extend = (target: object, members: object) => {
    for (const [name, value] of Object.entries(members))
      Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  };
  type List = unknown[];
  type Iterator = (value: unknown, index: number) => unknown;
  const same = (value: unknown) => value;
  const toArray = (given: ArrayLike<unknown> | null | undefined): List => {
    if (!given) return [];
    if ('toArray' in Object(given)) return (given as unknown as { toArray(): List }).toArray();
    const list: List = new Array(given.length || 0);
    for (let index = 0; index < list.length; index += 1) list[index] = given[index];
    return list;
  };

  // Home-made helpers on everything.
  extend(Object.prototype, {
    extra: 1,
    extend() {},
    toJSONString: () => 'an object',
    toJSON: () => 'an object',
  });

  // Prototype 1.6: arrays are enumerable collections, and the names of the language are taken over.
  extend(Array.prototype, {
    each(this: List, iterator: Iterator) {
      for (let index = 0; index < this.length; index += 1) iterator(this[index], index);
      return this;
    },
    map(this: List, iterator: Iterator = same, context?: unknown) {
      const results: List = [];
      for (let index = 0; index < this.length; index += 1)
        results.push(iterator.call(context, this[index], index));
      return results;
    },
    filter(this: List, iterator: Iterator, context?: unknown) {
      const results: List = [];
      for (let index = 0; index < this.length; index += 1)
        if (iterator.call(context, this[index], index)) results.push(this[index]);
      return results;
    },
    find(this: List, iterator: Iterator, context?: unknown) {
      for (let index = 0; index < this.length; index += 1)
        if (iterator.call(context, this[index], index)) return this[index];
      return undefined;
    },
    reduce(this: List) {
      return this.length > 1 ? this : this[0];
    },
    toArray(this: List) {
      return this.slice();
    },
    entries(this: List) {
      return this.slice();
    },
    toJSON: () => 'an array',
    first(this: List) {
      return this[0];
    },
    clear(this: List) {
      this.length = 0;
      return this;
    },
    remove() {},
    size(this: List) {
      return this.length;
    },
    inspect: () => 'an array',
  });
  extend(Array, { from: toArray });
  extend(String.prototype, {
    toJSON: () => 'a string',
    startsWith(this: string, pattern: string) {
      return this.lastIndexOf(pattern, 0) === 0;
    },
    strip(this: string) {
      return this.replace(/^\s+|\s+$/g, '');
    },
    empty(this: string) {
      return this.length === 0;
    },
  });
  extend(Number.prototype, { toJSON: () => 'a number', times() {} });
  extend(Date.prototype, {
    toJSON(this: Date) {
      return `"${this.toISOString().slice(0, 19)}Z"`;
    },
  });
  extend(Function.prototype, {
    bind(this: (...given: List) => unknown, context: unknown, ...first: List) {
      if (context === undefined && first.length === 0) return this;
      const method = this;
      return function bound(...given: List) {
        return method.apply(context, first.concat(given));
      };
    },
    wrap() {},
    delay() {},
    methodize() {},
  });
  extend(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      (this.parentNode as ParentNode & Node).removeChild(this);
      return this;
    },
    scrollTo(this: HTMLElement) {
      window.scrollTo(this.offsetLeft, this.offsetTop);
      return this;
    },
    update(this: HTMLElement, words: string) {
      this.textContent = words;
      return this;
    },
    show(this: HTMLElement) {
      this.style.display = '';
      return this;
    },
    visible: () => true,
    select: () => [],
    replace() {},
    wrap() {},
  });

  // Datejs: a Date instead of a number, and null for what it does not know. A clock of its own.
  const clock = Date.now;
  extend(Date, { parse: () => null, now: () => clock() });

  // A promise from before `finally` and `allSettled`.
  const Native = Promise;
  class OldPromise {
    private readonly inner: Promise<unknown>;
    constructor(executor: ConstructorParameters<typeof Promise>[0]) {
      this.inner = new Native(executor);
    }
    // biome-ignore lint/suspicious/noThenProperty: it is a promise
    then(done?: (value: unknown) => unknown, failed?: (error: unknown) => unknown): OldPromise {
      return new OldPromise((resolve, reject) => this.inner.then(done, failed).then(resolve, reject));
    }
    catch(failed: (error: unknown) => unknown): OldPromise {
      return this.then(undefined, failed);
    }
    static resolve = (value: unknown) => new OldPromise((resolve) => resolve(value));
    static reject = (error: unknown) => new OldPromise((_, reject) => reject(error));
    static all = (values: Iterable<unknown>) =>
      new OldPromise((resolve, reject) => Native.all(values).then(resolve, reject));
    static race = (values: Iterable<unknown>) =>
      new OldPromise((resolve, reject) => Native.race(values).then(resolve, reject));
  }
  Object.assign(window, { Promise: OldPromise });

  // What a library that "mends" JSON does: the objects' own toJSON comes first.
  const stringify = JSON.stringify;
  JSON.stringify = ((value: { toJSON?: () => unknown } | null, ...rest: [never, never]) =>
    stringify(
      typeof value === 'object' && value?.toJSON ? value.toJSON() : value,
      ...rest,
    )) as typeof stringify;
}
