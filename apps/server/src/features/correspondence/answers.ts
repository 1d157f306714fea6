import type { MessageContent, SenderInfo } from '@shopbell/protocol';
import { mailedText } from '@shopbell/rules/content';
import type { Clock } from '../../platform/clock';
import { type Database, type Queryable, withinShops } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import { type Mailer, mailMessageId } from '../../platform/mail';
import { type ChatLinkDependencies, createChatLink } from './chatLink';
import { answerMail } from './words';

export interface AnswersDependencies extends ChatLinkDependencies {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly canReply: boolean;
}

interface Place {
  readonly shopId: number;
  readonly conversationId: string;
}

interface MailingRow {
  email: string;
  /** Answers from here on. */
  after_id: string;
  seen_at: Date | null;
  app_id: string;
  app_name: string;
  domains: string[];
}

const queues = { all: 'mail-answers', unseen: 'mail-unseen-answers' } as const;
/** What is mailed: all answers, to those who asked for it; else those that nobody has looked at. */
type Kind = keyof typeof queues;
/** Where each kind remembers how far it has come. */
const cursors = { all: 'mailed_message_id', unseen: 'unseen_mailed_id' } as const satisfies Record<
  Kind,
  string
>;
/** chosen: who has not looked for so long has gone. */
const unseenAfterSeconds = 300;
const answersPerMail = 20;
const dayMs = 24 * 60 * 60_000;
/** The job has a minute to do it first; for what was forgotten longer nobody waits. */
const forgottenMs = { allFrom: 7 * dayMs, unseenFrom: dayMs, to: (unseenAfterSeconds + 60) * 1000 };

interface PlaceRow {
  conversation_id: string;
  shop_id: string;
}

/** Shop by shop, only what has moved lately: every minute, and in a moment, however much has been said before. */
const movedSince = `shop s cross join lateral (
  select id, last_message_id from conversation where shop_id = s.id and last_message_at > $1
  order by last_message_at desc limit 10000
) c`;
/**
 * One value, not `exists`: that becomes a join, and the planner reads all messages for it. What was decided about a
 * request has a mail of its own.
 */
const answersOf = `select m.id from message m where m.conversation_id = c.id and m.from_agent and m.deleted_at is null
    and m.kind is null and m.content->>'type' <> 'order-request'`;
const forgottenSql = {
  all: `select c.id as conversation_id, s.id as shop_id from ${movedSince}
    cross join lateral (select mailed_message_id from visitor where conversation_id = c.id limit 1) v
    where v.mailed_message_id is not null and c.last_message_id > v.mailed_message_id
      and (${answersOf} and m.id > v.mailed_message_id limit 1) is not null
    limit 500`,
  unseen: `select c.id as conversation_id, s.id as shop_id from ${movedSince}
    cross join lateral (select * from visitor where conversation_id = c.id limit 1) v
    where v.email is not null and v.mailed_message_id is null and c.last_message_id > v.unseen_mailed_id
      and (${answersOf} and m.shop_id = s.id and m.id > v.unseen_mailed_id and m.created_at < $2
        and (v.message_seen_at is null or m.created_at > v.message_seen_at)
        and m.sender->>'isBot' is distinct from 'true' limit 1) is not null
    limit 500`,
};

export type Answers = ReturnType<typeof createAnswers>;

/**
 * Mails what agents answered to shoppers who asked for that, or left a message for later; and what they did not look at
 * to those who left an email in the chat. How far that has come stands in the visitor's row and moves in the transaction
 * that writes the mail: each answer goes out once.
 */
export function createAnswers(dependencies: AnswersDependencies) {
  const { database, jobs, clock, mailer, canReply } = dependencies;
  const linkTo = createChatLink(dependencies);
  const mailAll = (place: Place) => mailNew(place, 'all');
  const mailUnseen = (place: Place) => mailNew(place, 'unseen');
  jobs.work<Place>(queues.all, (batch) => Promise.allSettled(batch.map(mailAll)));
  jobs.work<Place>(queues.unseen, (batch) => Promise.allSettled(batch.map(mailUnseen)));

  async function mailNew(place: Place, kind: Kind): Promise<void> {
    await database.tx(async (transaction) => {
      const taken = await withinShops(transaction, [place.shopId], () =>
        takeAnswers(transaction, place, kind),
      );
      if (!taken) return;
      const { mailing, answers, key } = taken;
      const { app_id: appId, domains } = mailing;
      const link = await linkTo(place, { appId: Number(appId), domains });
      const words = answerMail({ chatName: mailing.app_name, answers, link, canReply });
      await mailer.send(transaction, { to: mailing.email, key, ...words });
    });
  }

  return {
    /** An agent has answered; whether that is to be mailed is looked up. */
    async answered(place: Place): Promise<void> {
      await database.tx(async (transaction) => {
        const [row] = await withinShops(transaction, [place.shopId], () =>
          transaction.query<{ kind: Kind }>(
            `select case when mailed_message_id is null then 'unseen' else 'all' end as kind from visitor
             where conversation_id = $1 and shop_id = $2 and email is not null`,
            [place.conversationId, place.shopId],
          ),
        );
        const { shopId, conversationId } = place;
        const startAfterSeconds = row?.kind === 'unseen' ? unseenAfterSeconds : 0;
        if (row)
          await jobs.enqueue(
            transaction,
            queues[row.kind],
            { shopId, conversationId },
            { startAfterSeconds },
          );
      });
    },

    /** The time to look at an answer is over. */
    mailUnseen,

    /** What a process that died between the storing and the noting would have forgotten. */
    async catchUp(): Promise<void> {
      const waiting = await database.query<PlaceRow>(forgottenSql.all, [
        new Date(clock.now() - forgottenMs.allFrom),
      ]);
      for (const { conversation_id, shop_id } of waiting)
        await mailAll({ conversationId: conversation_id, shopId: Number(shop_id) });
      const unseen = await database.query<PlaceRow>(forgottenSql.unseen, [
        new Date(clock.now() - forgottenMs.unseenFrom),
        new Date(clock.now() - forgottenMs.to),
      ]);
      for (const { conversation_id, shop_id } of unseen)
        await mailUnseen({ conversationId: conversation_id, shopId: Number(shop_id) });
    },
  };
}

/** What is to be mailed now, noted as mailed. */
async function takeAnswers(transaction: Queryable, place: Place, kind: Kind) {
  const { shopId, conversationId } = place;
  const mailing = await lockMailing(transaction, place, kind);
  if (!mailing) return null;
  const answers = await findAnswers(transaction, place, mailing);
  const lastId = answers.at(-1)?.id;
  if (lastId === undefined) return null;
  await transaction.query(
    `update visitor set ${cursors[kind]} = $3 where conversation_id = $1 and shop_id = $2`,
    [conversationId, shopId, lastId],
  );
  const key = `answer:${conversationId}:${lastId}`;
  await transaction.query(
    'insert into mail_thread (mail_message_id, shop_id, conversation_id, recipient) values ($1, $2, $3, $4)',
    [mailMessageId(key), shopId, conversationId, mailing.email],
  );
  return { mailing, answers, key };
}

async function lockMailing(transaction: Queryable, place: Place, kind: Kind): Promise<MailingRow | null> {
  const isUnseen = kind === 'unseen';
  const [row] = await transaction.query<MailingRow>(
    `select v.email, v.${cursors[kind]} as after_id, ${isUnseen ? 'v.message_seen_at' : 'null'} as seen_at,
       a.id as app_id, a.name as app_name, a.domains
     from visitor v join app a on a.id = v.app_id
     where v.conversation_id = $1 and v.shop_id = $2 and v.email is not null
       and v.mailed_message_id is ${isUnseen ? '' : 'not'} null
     for update of v`,
    [place.conversationId, place.shopId],
  );
  return row ?? null;
}

async function findAnswers(transaction: Queryable, place: Place, { after_id, seen_at }: MailingRow) {
  const rows = await transaction.query<{ id: string; content: MessageContent; sender: SenderInfo | null }>(
    `select id, content, sender from message
     where conversation_id = $1 and shop_id = $2 and id > $3 and from_agent and deleted_at is null
       and content->>'type' <> 'order-request' and ($4::timestamptz is null or created_at > $4)
       and sender->>'isBot' is distinct from 'true' order by id limit ${answersPerMail}`,
    [place.conversationId, place.shopId, after_id, seen_at],
  );
  return rows.map(({ id, content, sender }) => ({
    id: Number(id),
    name: sender?.name ?? 'Support',
    text: mailedText(content),
  }));
}
