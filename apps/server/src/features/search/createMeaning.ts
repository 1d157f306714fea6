import { setImmediate as turn } from 'node:timers/promises';
import { languages } from '@shopbell/rules/language';
import {
  differingSigns,
  type Likeness,
  likeness,
  signsOf,
  squaresOf,
  toBytes,
} from '@shopbell/rules/ranking';
import type { Database, Queryable } from '../../platform/db';
import type { Embedder } from '../../platform/embedding';
import type { SearchPlace, SearchProgress, SearchQuestion } from './SearchService';
import { createShelves, type ShelvedText } from './shelves';

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
/** chosen: so many texts are compared dimension by dimension; the answer is among them. */
const comparedMax = 200;
/** chosen: so many texts are looked at before others have their turn. */
const turnEvery = 500;
const batch = 20;
/** chosen: a model that is away fails for every text; one of them may fail by itself. */
const failuresMax = 3;
const toldEveryMs = 60_000;

export function createMeaning({ database, embedder, onFailure }: MeaningDependencies) {
  const asked = new Map<string, Promise<Int8Array | null>>();
  const shelfOf = createShelves(embedder.model);
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

  async function fillAll(): Promise<void> {
    let made = batch;
    while (made > 0) made = await fillBatch({ database, embedder, onFailure: tellFailure });
  }

  return {
    /** Begins with what will be asked about next. */
    hear(question: Pick<SearchQuestion, 'language'>, text: string): void {
      if (embedder.speaks(question.language)) void vectorOf(text);
    },

    /**
     * How alike texts of a shop are to what is asked: all of a few, of many those that come near, and whichever are named.
     * Nothing where that is not known, or not in time.
     */
    async alike(
      scope: Queryable,
      question: SearchQuestion,
      text: string,
    ): Promise<(named: readonly string[]) => ReadonlyMap<string, Likeness>> {
      const vector = embedder.speaks(question.language) ? await vectorOf(text) : null;
      if (vector === null) return () => new Map();
      const { texts } = await shelfOf(scope, question);
      const near = texts.size > comparedMax ? await nearest(texts, vector) : [...texts.keys()];
      return (named) =>
        new Map(
          [...new Set([...near, ...named])].flatMap((id) => {
            const text = texts.get(id);
            if (!text) return [];
            text.squares ??= squaresOf(text.vectors, vector.length);
            return [[id, likeness(vector, text.vectors, text.squares)] as const];
          }),
        );
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

/** As many as are compared, whose signs differ least from what is asked. */
async function nearest(
  texts: ReadonlyMap<string, ShelvedText>,
  asked: Int8Array,
): Promise<readonly string[]> {
  const signs = signsOf(asked, asked.length);
  const each: { readonly id: string; readonly differing: number }[] = [];
  for (const [id, text] of texts) {
    if (each.length % turnEvery === turnEvery - 1) await turn();
    text.signs ??= signsOf(text.vectors, asked.length);
    each.push({ id, differing: differingSigns(signs, text.signs) });
  }
  each.sort((left, right) => left.differing - right.differing);
  return each.slice(0, comparedMax).map(({ id }) => id);
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
