import type { ConsoleFlow } from '@shopbell/protocol';
import { flowTemplates } from '@shopbell/rules/flows-editing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf, type FlowScene, startFlowScene } from '../../testing/startFlowScene';
import { search as index } from '../search';
import { indexAnew } from './indexAnew';

let scene: FlowScene;
let app: FlowScene['app'];
beforeAll(async () => {
  scene = await startFlowScene();
  ({ app } = scene);
});
afterAll(() => scene.stop());

const question = { id: 'ask', kind: 'question', text: 'Size?', answer: { type: 'number' }, saveAs: 'size' };
const end = { id: 'end', kind: 'end', text: 'Left: {{left|none}}' };

it('a flow is written, judged, published and restored by who may', async () => {
  const desk = await scene.openDesk();
  const bad = await desk.call<{ error: { code: string } }>('POST', 'flows', {
    content: { name: '', steps: [{ kind: 'hologram' }] },
  });
  expect([bad.status, bad.error.code]).toEqual([400, 'invalid-flow']);
  const circle = contentOf([{ id: 'a', kind: 'jump', next: 'a' }]);
  const made = await desk.call<ConsoleFlow>('POST', 'flows', { content: circle });
  expect(made.problems).toMatchObject([{ stepId: 'a', code: 'circles' }]);
  const refused = await desk.call<{ error: { code: string } }>('PUT', `flows/${made.id}/publication`, {
    version: 1,
    isPublished: true,
  });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid-flow']);
  await desk.call('PUT', `flows/${made.id}`, { version: 1, content: contentOf([end]) });
  const late = await desk.call<{ error: { code: string } }>('PUT', `flows/${made.id}`, {
    version: 1,
    content: circle,
  });
  expect([late.status, late.error.code]).toEqual([409, 'flow-changed']);
  const restored = await desk.call<ConsoleFlow>('POST', `flows/${made.id}/versions/1/restore`, {
    version: 2,
  });
  expect(restored).toMatchObject({ version: 3, content: { steps: [{ kind: 'jump' }] } });
  expect(await desk.call('GET', `flows/${made.id}/versions`)).toMatchObject({
    versions: [{ version: 3, savedBy: 'Olive Owner' }, { version: 2 }, { version: 1 }],
  });
  await app.opened.database.query(
    `update flow_version set content = jsonb_set(content, '{steps}', '[{"id":"x","kind":"hologram"}]') where flow_id = $1`,
    [made.id],
  );
  expect(await desk.call('GET', `flows/${made.id}`)).toMatchObject({
    status: 409,
    error: { code: 'flow-unreadable' },
  });
  expect(await desk.call('GET', 'flows')).toMatchObject({
    status: 200,
    flows: [{ id: made.id, problems: 1 }],
  });
  await app.opened.database.query('update flow set published_version = 3 where id = $1', [made.id]);
  const shopper = await scene.openShopper(desk);
  expect(await shopper.start(made.id)).toMatchObject({ http: 200, status: 'handed-over' });
});

it('[HTTP-23] a question finds the flow that it is about, as long as that is published', async () => {
  const desk = await scene.openDesk();
  const ids = new Map<string, string>();
  for (const { id, content } of flowTemplates) ids.set(id, (await desk.publish(content)).id);
  const search = async (body: object) => {
    const response = await fetch(`${app.baseUrl}/ssp/flow-recommendation/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accountId: desk.shopId, language: 'en-US', ...body }),
    });
    return { status: response.status, ...(await response.json()) };
  };
  const { status, flows } = await search({ query: 'where is my order' });
  expect(status).toBe(200);
  expect(flows[0]).toEqual({
    id: ids.get('where-is-my-order'),
    name: 'Where is my order?',
    score: expect.any(Number),
  });
  expect(flows[0].score).toBeGreaterThan(0.5);
  const cancelling = ids.get('cancel-an-order') ?? '';
  expect((await search({ query: 'please cancel my order' })).flows[0].id).toBe(cancelling);
  await desk.call('PUT', `flows/${cancelling}/publication`, { version: 1, isPublished: false });
  const after = (await search({ query: 'please cancel my order' })).flows as { id: string }[];
  expect(after.map(({ id }) => id)).not.toContain(cancelling);
  expect((await search({ query: 'where is my order', language: 'de' })).status).toBe(200);
  expect((await search({ query: 'x', language: 'tlh' })).status).toBe(400);
  expect((await search({ query: 'x', accountId: 987_654_321 })).status).toBe(404);

  // As an earlier version has left it.
  const { database } = app.opened;
  const outdated = "from search_entry where passages = '{}' and shop_id = $1";
  await database.query("update search_entry set passages = '{}' where shop_id = $1", [desk.shopId]);
  expect((await database.query(`select ${outdated}`, [desk.shopId])).length).toBe(ids.size - 1);
  await indexAnew({ database, search: index });
  expect(await database.query(`select ${outdated}`, [desk.shopId])).toEqual([]);
});

it('what is old and was never said to anybody is forgotten', async () => {
  const desk = await scene.openDesk();
  const flow = await desk.publish(contentOf([{ ...question, next: 'end' }, end]));
  const shopper = await scene.openShopper(desk);
  await shopper.start(flow.id);
  await desk.call('DELETE', `flows/${flow.id}`);
  const count = async () => {
    const [row] = await app.opened.database.query<{ executions: number; flows: number }>(
      `select (select count(*)::int from flow_execution where shop_id = $1) as executions,
         (select count(*)::int from flow where shop_id = $1) as flows`,
      [desk.shopId],
    );
    return row;
  };
  const forget = () =>
    Promise.all(
      app.everyFeature.filter(({ name }) => name === 'flows').map(({ forgetOld }) => forgetOld?.()),
    );
  await forget();
  expect(await count()).toEqual({ executions: 1, flows: 1 });
  scene.pass(91 * 86_400_000);
  await forget();
  expect(await count()).toEqual({ executions: 0, flows: 0 });
});
