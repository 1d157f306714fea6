/** What belongs to a thing, made when it is first asked for. */
export function madeOnce<Thing extends object, Part>(create: (thing: Thing) => Part): (thing: Thing) => Part {
  const parts = new WeakMap<Thing, Part>();
  return (thing) => {
    const part = parts.get(thing) ?? create(thing);
    parts.set(thing, part);
    return part;
  };
}
