import { setTimeout as wait } from 'node:timers/promises';
import type { Message } from '@shopbell/protocol';
import { searchTerms } from '@shopbell/rules/search';
import type { Database, Queryable } from '../../platform/db';
import type { Place } from '../conversations';
import { lexeme } from './listSql';

/**
 * A conversation is written when nothing more has been said in it for a moment, or has been for so long: each time, the
 * database files all of its words anew, so whoever goes on writing would cost more with every message.
 */
const quietMs = 1000;
const lateMs = 10_000;
/** Small: the embedded database has one connection, and acknowledgements wait behind it. */
const batchMax = 25;
const pauseMs = 5;
const messagesMax = 200;
/** A word list has a size that the database refuses to exceed; whoever wrote so much is found by their first words. */
const termsMax = 8000;

/** New words of a conversation: whose it is, since when they wait, and until when. */
interface Dirty {
  readonly shopId: number;
  readonly sinceMs: number;
  readonly dueMs: number;
}

interface Found {
  readonly shopId: number;
  readonly headId: number;
  readonly revision: number;
  readonly terms: Set<string>;
  indexedId: number;
}

interface WordsRow {
  id: string;
  shop_id: string;
  text: string;
  message_id: string;
  last_message_id: string;
  revision: string;
}

/**
 * Brings the words of messages into the search, a moment after they were stored: senders never wait for it. What a
 * crash left out is found when the program starts again, since every conversation says how far it has come.
 */
export class SearchIndex {
  readonly #database: Database;
  readonly #onFailure: (error: unknown) => void;
  readonly #dirty = new Map<string, Dirty>();
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(database: Database, onFailure: (error: unknown) => void) {
    this.#database = database;
    this.#onFailure = onFailure;
  }

  /** Everything that is not in yet, from the beginning to the end. */
  start(): void {
    this.#running = this.#sweep().catch(this.#onFailure);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#running;
  }

  stored(messages: readonly Message[], shopOf: ReadonlyMap<string, number>): void {
    for (const { conversationId } of messages) {
      const shopId = shopOf.get(conversationId);
      if (shopId !== undefined) this.#mark({ conversationId, shopId });
    }
  }

  #mark({ conversationId, shopId }: Place): void {
    const nowMs = performance.now();
    const sinceMs = this.#dirty.get(conversationId)?.sinceMs ?? nowMs;
    this.#dirty.set(conversationId, { shopId, sinceMs, dueMs: Math.min(nowMs + quietMs, sinceMs + lateMs) });
    this.#timer ??= this.#flushIn(quietMs);
  }

  #flushIn(ms: number): NodeJS.Timeout {
    const flush = () => {
      this.#running = this.#running.then(() => this.#flush()).catch(this.#onFailure);
    };
    return setTimeout(flush, ms).unref();
  }

  /** Words were taken back: what can be found is read anew, from the beginning. */
  async rebuild(place: Place): Promise<void> {
    await this.#database
      .inShops([place.shopId])
      .query(
        `update conversation_search set terms = '', indexed_id = 0 where conversation_id = $1 and shop_id = $2`,
        [place.conversationId, place.shopId],
      );
    this.#mark(place);
  }

  async #flush(): Promise<void> {
    try {
      for (let due = this.#due(); due.length > 0 && !this.#isStopped; due = this.#due()) {
        for (const { conversationId } of due) this.#dirty.delete(conversationId);
        await this.#catchUp(due);
      }
    } finally {
      const nextMs = Math.min(...[...this.#dirty.values()].map(({ dueMs }) => dueMs));
      const isDone = this.#isStopped || this.#dirty.size === 0;
      this.#timer = isDone ? null : this.#flushIn(Math.max(1, nextMs - performance.now()));
    }
  }

  #due(): Place[] {
    const nowMs = performance.now();
    return [...this.#dirty]
      .filter(([, { dueMs }]) => dueMs <= nowMs)
      .slice(0, batchMax)
      .map(([conversationId, { shopId }]) => ({ conversationId, shopId }));
  }

  async #sweep(): Promise<void> {
    let lastId = '00000000-0000-0000-0000-000000000000';
    while (!this.#isStopped) {
      // Of all shops, and nothing but where there is something to do.
      const rows = await this.#database.query<{ id: string; shop_id: string; is_behind: boolean }>(
        `select c.id, c.shop_id, c.erased_at is null and coalesce(s.indexed_id, 0) < c.last_message_id as is_behind
         from (select id, shop_id, last_message_id, erased_at from conversation where id > $1 order by id limit 1000) c
         left join lateral (select indexed_id from conversation_search where conversation_id = c.id limit 1) s on true
         order by c.id`,
        [lastId],
      );
      const behind = rows
        .filter(({ is_behind }) => is_behind)
        .map((row) => toPlace([row.id, Number(row.shop_id)]));
      for (let index = 0; index < behind.length && !this.#isStopped; index += batchMax) {
        await this.#catchUp(behind.slice(index, index + batchMax));
        await wait(pauseMs);
      }
      const last = rows.at(-1);
      if (!last) return;
      lastId = last.id;
    }
  }

  async #catchUp(places: readonly Place[]): Promise<void> {
    let behind = places;
    while (behind.length > 0) behind = await this.#step(behind);
  }

  /** One round for all of them; gives those that have more. */
  async #step(places: readonly Place[]): Promise<Place[]> {
    const scope = this.#database.inShops([...new Set(places.map(({ shopId }) => shopId))]);
    const rows = await scope.query<WordsRow>(
      `select c.id, c.shop_id, c.last_message_id, c.revision, m.id as message_id, m.content->>'text' as text
       from unnest($1::uuid[]) as wanted(id)
       cross join lateral (
         select id, shop_id, last_message_id, revision from conversation where id = wanted.id and erased_at is null limit 1
       ) c
       left join lateral (select indexed_id from conversation_search where conversation_id = c.id limit 1) s on true
       cross join lateral (
         select id, content from message where conversation_id = c.id and id > coalesce(s.indexed_id, 0)
         order by id limit $2
       ) m`,
      [places.map(({ conversationId }) => conversationId), messagesMax],
    );
    const found = [...gather(rows)];
    await addTerms(
      scope,
      found.map(([conversationId, { terms, ...entry }]) => ({ ...entry, conversationId, terms: [...terms] })),
    );
    return found
      .filter(([, { indexedId, headId }]) => indexedId < headId)
      .map(([conversationId, { shopId }]) => ({ conversationId, shopId }));
  }
}

const toPlace = ([conversationId, shopId]: [string, number]): Place => ({ conversationId, shopId });

function gather(rows: readonly WordsRow[]): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const row of rows) {
    const entry = found.get(row.id) ?? {
      shopId: Number(row.shop_id),
      indexedId: 0,
      headId: Number(row.last_message_id),
      revision: Number(row.revision),
      terms: new Set<string>(),
    };
    found.set(row.id, entry);
    entry.indexedId = Math.max(entry.indexedId, Number(row.message_id));
    for (const term of searchTerms(row.text)) entry.terms.add(lexeme(entry.shopId, term));
  }
  return found;
}

export interface NewTerms {
  readonly conversationId: string;
  readonly shopId: number;
  readonly indexedId: number;
  /** Of the conversation when its words were read: after a change of any they are read anew. */
  readonly revision?: number;
  readonly terms: readonly string[];
}

/** Adding the same words twice changes nothing, so two nodes may do the same work. */
export async function addTerms(database: Queryable, entries: readonly NewTerms[]): Promise<void> {
  if (entries.length === 0) return;
  await database.query(
    `insert into conversation_search as s (conversation_id, shop_id, indexed_id, terms)
     select e.id, e.shop_id, e.indexed_id, array_to_tsvector(array(
       select jsonb_array_elements_text(e.terms) limit ${termsMax}))
     from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::jsonb[], $5::bigint[]) as e(id, shop_id, indexed_id, terms, revision)
     where e.revision is null or e.revision = (select revision from conversation where id = e.id)
     order by e.id
     on conflict (conversation_id) do update set
       indexed_id = greatest(s.indexed_id, excluded.indexed_id),
       terms = case when length(s.terms) + length(excluded.terms) > ${termsMax} then s.terms
         else s.terms || excluded.terms end`,
    [
      entries.map(({ conversationId }) => conversationId),
      entries.map(({ shopId }) => shopId),
      entries.map(({ indexedId }) => indexedId),
      entries.map(({ terms }) => JSON.stringify(terms)),
      entries.map(({ revision }) => revision ?? null),
    ],
  );
}
