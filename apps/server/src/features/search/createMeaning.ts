import { setImmediate as turn } from 'node:timers/promises';
import { languages } from '@shopbell/rules/language';
import { type Likeness, likeness, toBytes } from '@shopbell/rules/ranking';
import type { Database, Queryable } from '../../platform/db';
import type { Embedder } from '../../platform/embedding';
import type { SearchPlace, SearchProgress, SearchQuestion } from './SearchService';

export interface MeaningDependencies {
  readonly database: Database;
  readonly embedder: Embedder;
  readonly onFailure: (error: unknown) => void;
}

/** What texts mean, beside the words they use. */
export type Meaning = ReturnType<typeof createMeaning>;

/** chosen: who asks does not wait longer for what is found without. */
const patienceMs = 1500;
const questionsKept = 200;
/** chosen: so much memory for vectors, the last used ones. */
const bytesKept = 64_000_000;
/** chosen: so many texts are compared before others have their turn. */
const turnEvery = 500;
const batch = 20;
/** chosen: a model that is away fails for every text; one of them may fail by itself. */
const failuresMax = 3;
const toldEveryMs = 60_000;

interface Shelf {
  readonly stamp: string;
  readonly texts: readonly { readonly id: string; readonly vectors: Int8Array }[];
  readonly bytes: number;
}

export function createMeaning({ database, embedder, onFailure }: MeaningDependencies) {
  const asked = new Map<string, Promise<Int8Array | null>>();
  const shelves = new Map<string, Shelf>();
  let filling: Promise<void> | null = null;
  let toldMs = Number.NEGATIVE_INFINITY;

  /** Every question fails while a model is away: that is said once a minute, not once a question. */
  function tellFailure(error: unknown): void {
    if (performance.now() - toldMs < toldEveryMs) return;
    toldMs = performance.now();
    onFailure(error);
  }

  /** Null where there is no answer in time. */
  function vectorOf(text: string): Promise<Int8Array | null> {
    const known = asked.get(text);
    if (known) return known;
    const found = inTime(embedder.embed([text]))
      .then((vectors) => (vectors?.[0] ? toBytes(vectors[0]) : null))
      .catch((error) => {
        tellFailure(error);
        return null;
      });
    asked.set(text, found);
    void found.then((vector) => vector === null && asked.delete(text));
    forgetFirst(asked, questionsKept);
    return found;
  }

  async function shelfOf(scope: Queryable, { shopId, kind, language }: SearchQuestion): Promise<Shelf> {
    const place = [shopId, kind, language, embedder.model];
    const [row] = await scope.query<{ stamp: string }>(
      `select concat(count(*), ' ', max(embedded_at)) as stamp from search_entry
       where shop_id = $1 and kind = $2 and language = $3 and model = $4`,
      place,
    );
    const stamp = row?.stamp ?? '';
    const key = JSON.stringify(place);
    const known = shelves.get(key);
    shelves.delete(key);
    const shelf = known?.stamp === stamp ? known : await readShelf(scope, place, stamp);
    shelves.set(key, shelf);
    keepWithin(shelves, bytesKept);
    return shelf;
  }

  async function fillAll(): Promise<void> {
    let made = batch;
    while (made > 0) made = await fillBatch({ database, embedder, onFailure: tellFailure });
  }

  return {
    /** How alike a text of a shop is to what is asked; nothing where that is not known, or not in time. */
    async likenesses(
      scope: Queryable,
      question: SearchQuestion,
      text: string,
    ): Promise<ReadonlyMap<string, Likeness>> {
      if (!embedder.speaks(question.language)) return new Map();
      const vector = await vectorOf(text);
      if (vector === null) return new Map();
      const { texts } = await shelfOf(scope, question);
      const found = new Map<string, Likeness>();
      for (const [at, { id, vectors }] of texts.entries()) {
        if (at % turnEvery === turnEvery - 1) await turn();
        found.set(id, likeness(vector, vectors));
      }
      return found;
    },

    async progress(scope: Queryable, { shopId, kind }: SearchPlace): Promise<SearchProgress> {
      const [row] = await scope.query<SearchProgress>(
        `select count(*) filter (where model = $3)::int as done, count(*)::int as all from search_entry
         where shop_id = $1 and kind = $2 and passages <> '{}' and language = any ($4::text[])`,
        [shopId, kind, embedder.model, spokenBy(embedder)],
      );
      return row ?? { done: 0, all: 0 };
    },

    /** Makes the vectors that are missing, one batch after the other. */
    fill(): Promise<void> {
      filling ??= fillAll()
        .catch(onFailure)
        .finally(() => {
          filling = null;
        });
      return filling;
    },
  };
}

async function inTime<Value>(value: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, patienceMs, null);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
    value.catch(() => {});
  }
}

function forgetFirst(map: Map<string, unknown>, max: number): void {
  const [first] = map.keys();
  if (map.size > max && first !== undefined) map.delete(first);
}

/** The one that was used last stays, however large it is. */
function keepWithin(shelves: Map<string, Shelf>, max: number): void {
  const sum = () => [...shelves.values()].reduce((bytes, shelf) => bytes + shelf.bytes, 0);
  while (shelves.size > 1 && sum() > max) forgetFirst(shelves, shelves.size - 1);
}

async function readShelf(scope: Queryable, place: readonly unknown[], stamp: string): Promise<Shelf> {
  const rows = await scope.query<{ id: string; vectors: Uint8Array }>(
    `select item_id as id, vectors from search_entry
     where shop_id = $1 and kind = $2 and language = $3 and model = $4 and vectors is not null`,
    [...place],
  );
  const texts = rows.map(({ id, vectors }) => ({ id, vectors: new Int8Array(vectors) }));
  return { stamp, texts, bytes: texts.reduce((sum, { vectors }) => sum + vectors.length, 0) };
}

interface Unmade {
  readonly shopId: string;
  readonly kind: string;
  readonly language: string;
  readonly id: string;
  readonly passages: readonly string[];
}

const spokenBy = (embedder: Embedder) => languages.filter((language) => embedder.speaks(language));

/** Gives how many it made. What fails is tried again when somebody asks for the rest the next time. */
async function fillBatch({ database, embedder, onFailure }: MeaningDependencies): Promise<number> {
  const unmade = await database.query<Unmade>(
    `select shop_id as "shopId", kind, language, item_id as id, passages from search_entry
     where model is distinct from $1 and passages <> '{}' and language = any ($2::text[])
     order by shop_id, kind, language, item_id limit ${batch}`,
    [embedder.model, spokenBy(embedder)],
  );
  let [made, failed] = [0, 0];
  for (const text of unmade) {
    if (failed === failuresMax) break;
    await fillOne(database, embedder, text).then(
      () => {
        made += 1;
      },
      (error) => {
        failed += 1;
        onFailure(error);
      },
    );
  }
  return made;
}

/** One passage at a time: who asks something meanwhile waits for one only. */
async function fillOne(database: Database, embedder: Embedder, text: Unmade): Promise<void> {
  const { shopId, kind, language, id, passages } = text;
  const vectors: Int8Array[] = [];
  for (const passage of passages) vectors.push(...(await embedder.embed([passage])).map(toBytes));
  await database.query(
    `update search_entry set model = $5, vectors = $6, embedded_at = clock_timestamp()
     where shop_id = $1 and kind = $2 and language = $3 and item_id = $4 and passages = $7::text[]`,
    [
      shopId,
      kind,
      language,
      id,
      embedder.model,
      Buffer.concat(vectors.map((vector) => new Uint8Array(vector.buffer))),
      passages,
    ],
  );
}
