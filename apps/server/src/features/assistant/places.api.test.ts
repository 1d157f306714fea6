import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AssistantScene,
  eventually,
  slowEngine,
  startAssistantScene,
} from '../../testing/startAssistantScene';

let scene: AssistantScene;
beforeAll(async () => {
  scene = await startAssistantScene();
});
afterAll(() => scene.stop());

it('while all places are taken, who asks for a person waits for none, and waiting counts as time to answer', async () => {
  const timeoutMs = 1001;
  const shop = await scene.openShop({ timeoutMs });
  const slow = slowEngine({ kind: 'courtesy', what: 'greeting' });
  scene.engines.set(shop.shopId, slow.engine);
  let [entered, release] = [0, () => {}];
  const gate = new Promise<void>((open) => {
    release = open;
  });
  scene.app.assistant.useBudget(async () => {
    entered += 1;
    await gate;
    return 'ok';
  });
  const beginning = await Promise.all([1, 2].map(() => scene.visit(shop)));
  for (const each of beginning) each.say('Anybody?');
  await eventually(async () => entered === 2);
  const waiting = await scene.visit(shop);
  waiting.say('And me?');
  await waiting.socket.until(() => waiting.heard.length > 0, 'the own words');
  const heardMs = performance.now();
  const other = await scene.visit(shop);
  await other.toldAfter('I want to talk to a human');
  expect(other.signals).toEqual(['handover_to_agent']);
  // Its time goes by before it has a place.
  await eventually(async () => performance.now() - heardMs > timeoutMs);
  expect(entered).toBe(2);
  release();
  await waiting.socket.until(() => waiting.words.length > 0, 'words');
  expect(waiting.words.at(-1)?.content.metadata).toMatchObject({
    ai_agent_message_type: 'chat_handover_to_agent_timeout_ai_agent_response',
  });
  const sql = 'select from assistant_turn where conversation_id = $1 and deadline_at = started_at';
  expect(await scene.database.query(sql, [waiting.conversationId])).toHaveLength(1);
  slow.end();
  scene.app.assistant.useBudget(async () => 'ok');
});

it('nobody is given what the assistant is at, on either node; once it has handed over the next agent is', async () => {
  const shop = await scene.openShop();
  const { shopId, cookie } = shop;
  const body = { mode: 'round-robin', capacity: 9, capacities: [] };
  await scene.app.call('PUT', 'routing', { cookie, body });
  const agent = await scene.second.agentSocket(cookie);
  await agent.until(
    () =>
      agent
        .all('team-presence')
        .at(-1)
        ?.payload.members.some(({ status }) => status === 'online') === true,
    'being seen at the desk',
  );
  const route = () => Promise.all([scene.app, scene.second].map(({ inbox }) => inbox.routing.route(shopId)));
  const assigneeOf = async ({ conversationId }: { conversationId: string }) => {
    const sql = 'select assignee_id as "assigneeId" from conversation where id = $1';
    return (await scene.database.query<{ assigneeId: string | null }>(sql, [conversationId]))[0]?.assigneeId;
  };
  const slow = slowEngine({ kind: 'hand-over', because: 'test' });
  scene.engines.set(shopId, slow.engine);
  const shopper = await scene.visit(shop);
  shopper.say('Anybody?');
  await slow.begun;
  await route();
  expect(await assigneeOf(shopper)).toBeNull();
  // Not yet anybody's: what has just come may be the assistant's.
  await scene.database.query('delete from assistant_turn where conversation_id = $1', [
    shopper.conversationId,
  ]);
  const state = "update assistant_conversation set state = jsonb_build_object('at', 'resting'), turn = 0";
  await scene.database.query(`${state} where conversation_id = $1`, [shopper.conversationId]);
  await route();
  expect(await assigneeOf(shopper)).toBeNull();
  // What nobody has taken by then is for people, and so is what was handed over.
  scene.time.nowMs += 6000;
  await route();
  expect(await assigneeOf(shopper)).not.toBeNull();
  slow.end();
  scene.engines.set(shopId, slowEngine({ kind: 'nothing' }).engine);
  const other = await scene.visit(shop);
  other.say('Are you there?');
  await other.socket.until(() => other.heard.length > 0, 'the own words');
  await route();
  expect(await assigneeOf(other)).toBeNull();
  await other.toldAfter('I want to talk to a human');
  await eventually(async () => (await assigneeOf(other)) !== null);
});
