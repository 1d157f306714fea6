import type { Queryable } from '../../platform/db';
import type { SearchQuestion } from './SearchService';

export interface ShelvedText {
  readonly vectors: Int8Array;
  /** Made when somebody compares with them. */
  squares?: Float64Array;
  /** Made when a shelf is so large that they are needed. */
  signs?: Int32Array;
}

/** What is known of a language of a shop, in memory. */
export interface Shelf {
  readonly count: number;
  /** When the last of its vectors was made. */
  readonly last: string | null;
  readonly texts: ReadonlyMap<string, ShelvedText>;
}

/**
 * chosen: looking through thousands takes longer than comparing with them, so for a moment they are taken to be what they
 * were. What is found is looked up before anybody hears of it.
 */
const large = { count: 1000, takenForMs: 2000 };

/** chosen: so much memory for vectors, the last used ones. */
const bytesKept = 64_000_000;

/** The vectors that a model has made, read once; then only what has come since. */
export function createShelves(model: string) {
  const shelves = new Map<string, Shelf & { readonly lookedAtMs: number }>();
  const readings = new Map<string, Promise<Shelf>>();

  /** Many who ask at once after a start read it once. */
  function readOnce(key: string, read: () => Promise<Shelf>): Promise<Shelf> {
    const reading = readings.get(key) ?? read().finally(() => readings.delete(key));
    readings.set(key, reading);
    return reading;
  }

  return async function shelfOf(scope: Queryable, question: SearchQuestion): Promise<Shelf> {
    const place = [question.shopId, question.kind, question.language, model];
    const key = JSON.stringify(place);
    const nowMs = performance.now();
    const seen = shelves.get(key);
    if (seen && seen.count >= large.count && nowMs - seen.lookedAtMs < large.takenForMs) return seen;
    const [now = { count: 0, last: null }] = await scope.query<Pick<Shelf, 'count' | 'last'>>(
      `select count(*)::int as count, max(embedded_at)::text as last from search_entry ${ofPlace}`,
      place,
    );
    const known = shelves.get(key);
    const isNew = known?.count === now.count && known.last === now.last;
    const shelf = isNew ? known : await readOnce(key, async () => bringUp(scope, place, now, known));
    shelves.delete(key);
    shelves.set(key, { ...shelf, lookedAtMs: nowMs });
    keepWithin(shelves, bytesKept);
    return shelf;
  };
}

const ofPlace = 'where shop_id = $1 and kind = $2 and language = $3 and model = $4';

/** What was made since is added, and what is gone taken away; where that does not come out even, all is read. */
async function bringUp(
  scope: Queryable,
  place: readonly unknown[],
  now: Pick<Shelf, 'count' | 'last'>,
  known: Shelf | undefined,
): Promise<Shelf> {
  const texts = new Map(known?.texts);
  const added = await readTexts(scope, place, known?.last ?? null);
  for (const [id, text] of added) texts.set(id, text);
  if (texts.size > now.count) {
    const rows = await scope.query<{ id: string }>(`select item_id as id from search_entry ${ofPlace}`, [
      ...place,
    ]);
    const there = new Set(rows.map(({ id }) => id));
    for (const id of texts.keys()) if (!there.has(id)) texts.delete(id);
  }
  const isEven = texts.size === now.count || !known;
  return { ...now, texts: isEven ? texts : new Map(await readTexts(scope, place, null)) };
}

async function readTexts(
  scope: Queryable,
  place: readonly unknown[],
  since: string | null,
): Promise<readonly (readonly [string, ShelvedText])[]> {
  const rows = await scope.query<{ id: string; vectors: Uint8Array }>(
    `select item_id as id, vectors from search_entry ${ofPlace}
     and vectors is not null and ($5::timestamptz is null or embedded_at > $5)`,
    [...place, since],
  );
  return rows.map(({ id, vectors }) => [id, { vectors: new Int8Array(vectors) }]);
}

/** The one that was used last stays, however large it is. */
function keepWithin(shelves: Map<string, Shelf>, max: number): void {
  let sum = [...shelves.values()].reduce((bytes, shelf) => bytes + bytesOf(shelf), 0);
  for (const [key, shelf] of shelves) {
    if (sum <= max || shelves.size === 1) return;
    shelves.delete(key);
    sum -= bytesOf(shelf);
  }
}

/** Of texts about as long as its first. */
function bytesOf({ texts }: Shelf): number {
  const [first] = texts.values();
  return texts.size * (first?.vectors.length ?? 0);
}
