import { randomUUID } from 'node:crypto';
import type { ConsoleFlow, FlowReport } from '@shopbell/protocol';
import { flowTemplates } from '@shopbell/rules/flows-editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf, type FlowScene, startFlowScene, stockSteps, textOf } from '../../testing/startFlowScene';

let scene: FlowScene;
let app: FlowScene['app'];
beforeAll(async () => {
  scene = await startFlowScene();
  ({ app } = scene);
});
afterAll(() => scene.stop());

const { question, http, end, person } = stockSteps;

describe('a shopper', () => {
  it('is handed over with what they answered, once, and what was tagged', async () => {
    const desk = await scene.openDesk();
    const content = flowTemplates.find(({ id }) => id === 'back-in-stock')?.content ?? {};
    const flow = await desk.publish(content);
    const shopper = await scene.openShopper(desk);
    let at = await shopper.start(flow.id);
    for (const value of ['Fern throw', 'Green', 'hazel@example.com'])
      at = await shopper.answer(at, { kind: 'text', value });
    expect(at).toMatchObject({ status: 'handed-over', prompt: null, canGoBack: false });
    await app.flows.carryOn({ shopId: desk.shopId, id: at.executionId });
    const [said, ...more] = await shopper.messages();
    expect(said).toMatchObject({ fromAgent: false, content: { type: 'text' } });
    expect(said?.content.text).toBe(
      'Tell me when it is back\n\nWhat are you waiting for?\nFern throw\n\nIn which size or color?\nGreen\n\nWhich email address should we write to when it is back?\nhazel@example.com',
    );
    expect(more).toEqual([]);
    const tags = await app.opened.database.query('select name from tag where shop_id = $1', [desk.shopId]);
    expect(tags).toEqual([{ name: 'back in stock' }]);
  });

  it('goes on in the version that they began with, whatever becomes of it meanwhile', async () => {
    const desk = await scene.openDesk();
    const flow = await desk.publish(contentOf([{ ...question, next: 'end' }, end]));
    const shopper = await scene.openShopper(desk);
    const at = await shopper.start(flow.id);
    const changed = contentOf([
      { ...question, next: 'end' },
      { ...end, text: 'Other words' },
    ]);
    const saved = await desk.call<ConsoleFlow>('PUT', `flows/${flow.id}`, { version: 1, content: changed });
    expect(saved).toMatchObject({ version: 2, publishedVersion: 1 });
    const publication = `flows/${flow.id}/publication`;
    expect(await desk.call('GET', publication)).toMatchObject({ version: 1, content: flow.content });
    await desk.call('PUT', publication, { version: 2, isPublished: false });
    expect(await desk.call('GET', publication)).toMatchObject({ status: 404 });
    await desk.call('PUT', publication, { version: 2, isPublished: true });
    expect(await desk.call('GET', publication)).toMatchObject({ version: 2, content: changed });
    expect(await desk.call('DELETE', `flows/${flow.id}`)).toMatchObject({ status: 200 });
    expect(textOf(await shopper.answer(at, { kind: 'text', value: '1' })).at(-1)).toBe('Left: none');
    expect((await shopper.start(flow.id)).http).toBe(404);
  });

  it('who taps twice, in two tabs, or at two servers at once, is at one place', async () => {
    const desk = await scene.openDesk();
    const flow = await desk.publish(contentOf([{ ...question, next: 'http' }, http, end, person]));
    const shopper = await scene.openShopper(desk);
    const key = randomUUID();
    const [one, two] = await Promise.all(
      [app, scene.second].map((at) => shopper.ask('', { flowId: flow.id, key }, at)),
    );
    expect(one).toEqual(two);
    if (!one) throw new Error('It began');
    const before = scene.asked.length;
    const both = await Promise.all([
      shopper.answer(one, { kind: 'text', value: '7' }, app),
      shopper.answer(one, { kind: 'text', value: '8' }, scene.second),
    ]);
    const settled = await shopper.answer(one, { kind: 'passed' });
    expect(settled.status).toBe('ended');
    expect(scene.asked.length).toBe(before + 1);
    expect(textOf(settled)).toHaveLength(3);
    for (const { http: status } of both) expect(status).toBe(200);
    expect(await shopper.answer(one, { kind: 'text', value: '9' })).toEqual(settled);
  });

  it('what changes something elsewhere is told once, also after a server has ended in the middle', async () => {
    const desk = await scene.openDesk();
    const telling = { ...http, method: 'POST', body: '{}' };
    const shopper = await scene.openShopper(desk);
    for (const [step, times, last] of [
      [telling, 0, 'A person will answer.'],
      [http, 1, 'Left: 4'],
    ] as const) {
      const flow = await desk.publish(contentOf([{ ...question, next: 'http' }, step, end, person]));
      const at = await shopper.start(flow.id);
      // As it lies there when a server ended after it had begun to ask, and nobody knows what became of that.
      const effect = { kind: 'http-request', stepId: 'http', request: { headers: [], ...step } };
      await app.opened.database.query(
        `update flow_execution set status = 'working', revision = revision + 1, taken_at = $2,
           state = state || jsonb_build_object('status', 'working', 'effect', $3::jsonb,
             'frames', jsonb_build_array(jsonb_build_object('flowId', flow_id, 'stepId', 'http')))
         where id = $1`,
        [at.executionId, new Date(scene.now()), JSON.stringify(effect)],
      );
      const before = scene.asked.length;
      const waiting = await shopper.answer(at, { kind: 'passed' });
      expect(waiting.prompt).toMatchObject({ kind: 'working' });
      await expect(app.flows.carryOn({ shopId: desk.shopId, id: at.executionId })).rejects.toThrow(
        'not done',
      );
      scene.pass(31_000);
      await scene.second.flows.carryOn({ shopId: desk.shopId, id: at.executionId });
      const after = await shopper.answer(at, { kind: 'passed' });
      expect(textOf(after).at(-1)).toBe(last);
      expect(scene.asked.length).toBe(before + times);
    }
  });

  it('a request to a private place is not published; that of an earlier version, one over however many others, or with an endless answer has failed; the flow goes on, and who wrote it reads why', async () => {
    const desk = await scene.openDesk();
    const shopper = await scene.openShopper(desk);
    for (const [url = '', reason] of [
      ['https://169.254.169.254/latest', 'forbidden'],
      ['https://localhost/x', 'forbidden'],
      ['https://stock.test/elsewhere', 'forbidden'],
      ['https://stock.test/endless', 'too-large'],
      ['https://stock.test/broken', 'status-500'],
    ]) {
      const content = contentOf([{ ...question, next: 'http' }, { ...http, url }, end, person]);
      const flow = await desk.publish(contentOf([{ ...question, next: 'http' }, http, end, person]));
      const draft = await desk.call<ConsoleFlow>('PUT', `flows/${flow.id}`, { version: 1, content });
      const { hostname } = new URL(url);
      expect(draft.problems.map(({ message }) => message)).toEqual(
        hostname === 'stock.test' ? [] : [expect.stringContaining(`${hostname} stands in a private network`)],
      );
      const publication = { version: 2, isPublished: true };
      expect(await desk.call('PUT', `flows/${flow.id}/publication`, publication)).toMatchObject({
        status: hostname === 'stock.test' ? 200 : 400,
      });
      await app.opened.database.query('update flow set published_version = 2 where id = $1', [flow.id]);
      const at = await shopper.answer(await shopper.start(flow.id), { kind: 'text', value: '1' });
      expect([url, at.status, textOf(at).at(-1)]).toEqual([url, 'handed-over', 'A person will answer.']);
      const report = await desk.call<FlowReport>('GET', `flows/${flow.id}/report`);
      const failed = [{ reason, count: 1 }];
      expect([url, report.steps]).toEqual([
        url,
        expect.arrayContaining([{ ...{ stepId: 'http', reached: 1, left: 0 }, failed }]),
      ]);
      expect(report.runs).toMatchObject([{ status: 'handed-over', because: 'wanted', stepId: 'person' }]);
    }
  });

  it('in a flow that calls itself, leads nowhere, or has a step of a newer program, is handed over with what they said; who wrote it reads why', async () => {
    const desk = await scene.openDesk();
    const flows = [
      ['too-deep', { id: 'on', kind: 'sub-flow', flowId: 'own', next: 'end' }],
      ['dangling', { id: 'on', kind: 'jump', next: 'nobody' }],
      ['circles', { id: 'on', kind: 'jump', next: 'on' }],
      ['flow-gone', { id: 'on', kind: 'sub-flow', flowId: randomUUID(), next: 'end' }],
      ['unsupported-step', { id: 'on', kind: 'hologram', next: 'end' }],
    ] as const;
    for (const [because, step] of flows) {
      const shopper = await scene.openShopper(desk);
      const flow = await desk.publish(contentOf([{ ...question, next: 'end' }, end]));
      // As a race, or a newer program, has left it there.
      const [ask, ...others] = flow.content.steps;
      const stored = { ...flow.content, steps: [{ ...ask, next: 'on' }, step, ...others] };
      await app.opened.database.query('update flow_version set content = $2::jsonb where flow_id = $1', [
        ...[flow.id, JSON.stringify(stored).replace('"own"', `"${flow.id}"`)],
      ]);
      let at = await shopper.answer(await shopper.start(flow.id), { kind: 'text', value: '7' });
      // Whoever calls itself asks again each time, until that is too deep.
      for (let turn = 0; turn < 8 && at.status === 'waiting'; turn += 1)
        at = await shopper.answer(at, { kind: 'text', value: '7' });
      expect([because, at.status, at.prompt]).toEqual([because, 'handed-over', null]);
      const [said] = await shopper.messages();
      expect(said?.content.text).toContain('Size?\n7');
      const report = await desk.call<FlowReport>('GET', `flows/${flow.id}/report`);
      expect(report.because).toEqual([{ reason: because, count: 1 }]);
      const conversationId = expect.any(String);
      expect(report.runs).toMatchObject([{ status: 'handed-over', because, conversationId }]);
    }
  });

  it('tries a flow out without doing anything, and begins again only there', async () => {
    const desk = await scene.openDesk();
    const flow = await desk.publish(
      contentOf([
        { ...question, next: 'tell' },
        { ...http, id: 'tell', method: 'DELETE', next: 'person' },
        person,
      ]),
    );
    const shopper = await scene.openShopper(desk);
    const real = await shopper.start(flow.id);
    expect((await shopper.go('reset', real)).http).toBe(403);
    const before = scene.asked.length;
    let at = await shopper.start(flow.id, { isPreview: true });
    expect(at.previewMode).toBe(true);
    at = await shopper.answer(at, { kind: 'text', value: '1' });
    expect(at.status).toBe('handed-over');
    expect(scene.asked.length).toBe(before);
    expect(await shopper.messages()).toEqual([]);
    expect(await shopper.go('reset', at)).toMatchObject({ status: 'waiting', prompt: { stepId: 'ask' } });
  });

  it('reads nobody else’s, and begins nothing that is not published', async () => {
    const desk = await scene.openDesk();
    const other = await scene.openDesk();
    const flow = await desk.publish(contentOf([{ ...question, next: 'end' }, end]));
    const [shopper, stranger] = [await scene.openShopper(desk), await scene.openShopper(other)];
    const at = await shopper.start(flow.id);
    expect((await stranger.start(flow.id)).http).toBe(404);
    expect(
      (await stranger.ask('', { flowId: flow.id, key: randomUUID(), accountId: desk.shopId })).http,
    ).toBe(401);
    expect((await stranger.go('advance', at, { answer: { kind: 'passed' } })).http).toBe(404);
    expect(
      (await shopper.go('advance', { ...at, accessToken: 'x' }, { answer: { kind: 'passed' } })).http,
    ).toBe(404);
    const neighbour = await scene.openShopper(desk);
    expect((await neighbour.go('advance', at, { answer: { kind: 'passed' } })).http).toBe(404);
    expect((await shopper.go('advance', at, { answer: { kind: 'hologram' } })).http).toBe(400);
    const draft = await desk.call<ConsoleFlow>('POST', 'flows', { content: contentOf([end]) });
    expect((await shopper.start(draft.id)).http).toBe(404);
    const { token: previewToken } = await desk.call<{ token: string }>('POST', `flows/${draft.id}/preview`);
    const tried = await shopper.start(draft.id, { previewToken });
    expect(tried).toMatchObject({ http: 200, status: 'ended', previewMode: true });
    expect((await shopper.start(flow.id, { previewToken })).http).toBe(404);
    expect((await stranger.start(draft.id, { previewToken })).http).toBe(404);
    expect((await shopper.start(draft.id, { previewToken: `${previewToken}x` })).http).toBe(404);
    scene.pass(31 * 60_000);
    expect((await shopper.start(draft.id, { previewToken })).http).toBe(404);
    expect(await desk.call('GET', `flows/${draft.id}/report`)).toMatchObject({ started: 0 });
    const key = randomUUID();
    await shopper.start(flow.id, { key });
    expect((await (await scene.openShopper(desk)).start(flow.id, { key })).error?.code).toBe('key-used');
  });
});
