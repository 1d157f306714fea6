import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInProcessBus } from '../../platform/bus';
import { createOutgoing, type Outgoing } from '../../platform/outgoing';
import { startTestApp, type TestApp } from '../../testing';
import { eventually, Shopper } from '../../testing/startAssistantScene';
import { type ScriptedModel, startModel } from '../../testing/startModel';

let app: TestApp;
let model: ScriptedModel;
/** Told of each piece that has come from the model. */
let onPiece = () => {};
const bus = createInProcessBus(() => {});
const time = { nowMs: Date.now() };
const outgoingTo = (place: string): Outgoing => {
  const outgoing = createOutgoing({ allowed: [place] });
  return {
    ...outgoing,
    fetch: (address, request) =>
      outgoing.fetch(address, {
        ...request,
        hear(piece, status) {
          request?.hear?.(piece, status);
          onPiece();
        },
      }),
  };
};
const start = (opened?: TestApp['opened']) =>
  startTestApp({
    ...{ bus, clock: { now: () => time.nowMs }, outgoing: outgoingTo(model.place) },
    ...{ model: { baseUrl: `${model.address}/v1`, apiKey: null, model: 'scripted' } },
    ...(opened && { opened }),
  });
beforeAll(async () => {
  model = await startModel();
  app = await start();
});
afterAll(() => Promise.all([app.stop(), model.close()]));

async function openShop() {
  const shop = await app.newShop();
  const settings = { automation: { aiAgent: { enabled: true } } };
  await app.opened.database.query('update app set settings = $2 where id = $1', [shop.appId, settings]);
  return shop;
}

/** Asks on a server of its own, which is stopped while the model is in the middle of its answer. */
async function askedAndStopped(appId: number, meanwhile: () => unknown = () => {}) {
  const stopped = await start(app.opened);
  const token = await stopped.token(appId);
  const shopper = new Shopper(await stopped.visitorSocket(appId, token), token);
  const hasBegun = new Promise<void>((done) => {
    onPiece = done;
  });
  shopper.say('Anybody?');
  await hasBegun;
  await meanwhile();
  await stopped.stop();
  const again = new Shopper(await app.visitorSocket(appId, token), token);
  again.socket.send('synchronize-recent-messages', { afterId: 0 }, '1');
  await again.socket.heard('synced');
  return { shopper: again, conversationId: shopper.conversationId };
}

const everyWord = ({ socket, words }: Shopper): string[] => [
  ...socket
    .all('synchronize-recent-messages')
    .flatMap(({ payload }) => payload.messages)
    .filter(({ kind, fromAgent }) => fromAgent && !kind)
    .map(({ content }) => content.text),
  ...words.map(({ content }) => content.text),
];

const turnOf = async (conversationId: string) => {
  const rows = await app.opened.database.query(
    `select status, outcome, told_at is not null as told, tokens_in as "in", tokens_out as out, thought->'steps' as steps
     from assistant_turn where conversation_id = $1 order by turn`,
    [conversationId],
  );
  return rows as { status: string; told: boolean; steps: { name: string; detail: string }[] }[];
};

it('what a model has said by then is kept and paid for when its server stops, and another server answers once', async () => {
  const { shopId, appId } = await openShop();
  model.plays({ breaks: 'by-stalling' }, { calls: 'courtesy', with: { what: 'greeting' } });
  const { shopper, conversationId } = await askedAndStopped(appId);
  // Nobody listens to it any more.
  await eventually(async () => model.openAnswers() === 0);
  await eventually(async () => (await turnOf(conversationId))[0]?.told === true);
  await shopper.socket.until(() => everyWord(shopper).length === 1, 'words');
  expect(everyWord(shopper)).toEqual(['How can we help?']);
  const [turn, ...more] = await turnOf(conversationId);
  expect(more).toEqual([]);
  expect(turn).toMatchObject({ status: 'settled', outcome: 'courtesy', in: 240, out: 80 });
  expect(turn?.steps.map(({ name, detail }) => [name, detail])).toEqual([
    ['text', 'You have '],
    ['failed', 'stopped'],
    ['courtesy', '{"what":"greeting"}'],
  ]);
  const spent =
    'select turns, tokens_in as "in", tokens_out as out from assistant_spending where shop_id = $1';
  expect(await app.opened.database.query(spent, [shopId])).toEqual([{ turns: 1, in: '240', out: '80' }]);
});

it('for what nobody comes to in time a person is asked, and no model again', async () => {
  const { appId } = await openShop();
  model.asked.splice(0);
  model.plays({ breaks: 'by-stalling' });
  const { shopper, conversationId } = await askedAndStopped(appId, () => {
    time.nowMs += 60_000;
  });
  await eventually(async () => (await turnOf(conversationId))[0]?.told === true);
  await shopper.socket.until(() => everyWord(shopper).length === 1, 'words');
  expect(everyWord(shopper)).toEqual(['We have passed you on to our team.']);
  expect(await turnOf(conversationId)).toMatchObject([{ outcome: 'out-of-time', in: 120, out: 40 }]);
  expect(model.asked).toHaveLength(1);
});

it('what is left when it is silenced is asked of no model again, and the team has it', async () => {
  const { appId } = await openShop();
  model.asked.splice(0);
  model.plays({ breaks: 'by-stalling' });
  const silenced = { automation: { aiAgent: { enabled: true, isSilenced: true } } };
  const { shopper, conversationId } = await askedAndStopped(appId, () =>
    app.opened.database.query('update app set settings = $2 where id = $1', [appId, silenced]),
  );
  await eventually(async () => (await turnOf(conversationId)).at(-1)?.told === true);
  expect(await turnOf(conversationId)).toMatchObject([
    { status: 'dropped', in: 120 },
    { outcome: 'silenced', told: true },
  ]);
  expect([everyWord(shopper), model.asked.length]).toEqual([[], 1]);
});
