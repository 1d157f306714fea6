/** As many from the front as fit, and at least one: a page that is empty for its size would never end. */
export function cutToBytes<Item>(items: readonly Item[], bytesMax: number): Item[] {
  let bytes = 0;
  const end = items.findIndex((item, index) => {
    bytes += Buffer.byteLength(JSON.stringify(item));
    return index > 0 && bytes > bytesMax;
  });
  return items.slice(0, end === -1 ? items.length : end);
}
