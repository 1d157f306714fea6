import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/db';
import { createReadiness } from '../platform/health';
import { startTestApp, type TestApp } from '../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const get = (path: string, headers: Record<string, string> = {}, on = app) =>
  fetch(`${on.baseUrl}${path}`, { headers });

describe('metrics', () => {
  it('tell what happened to messages and sockets', async () => {
    const { appId, agentEmail } = await app.newShop();
    const agent = await app.agentSocket(await app.signIn(agentEmail));
    const shopper = await app.visitorSocket(appId, await app.token(appId));
    shopper.say('one', '1');
    await shopper.acknowledged('1');
    shopper.say('another text under the same key', '1');
    await shopper.heard('nack-message');
    shopper.sendText('not json');
    shopper.say('two', '2');
    await shopper.acknowledged('2');
    const text = await (await get('/metrics')).text();
    for (const line of [
      'shopbell_acks_total 2',
      'shopbell_nacks_total{code="conflict"} 1',
      'shopbell_drops_total{reason="invalid-json"} 1',
      'shopbell_sockets{side="shopper"} 1',
      'shopbell_sockets{side="agent"} 1',
      'shopbell_commit_batch_size_count 3',
      'shopbell_commit_seconds_count 3',
      'shopbell_fanout_lag_seconds_count 2',
    ])
      expect(text.split('\n')).toContain(line);
    for (const socket of [agent, shopper]) {
      socket.close();
      await socket.closed();
    }
    expect(await (await get('/metrics')).text()).toContain('shopbell_sockets{side="agent"} 0');
  });

  it('are hidden in production without a token, and shown only to who knows it', async () => {
    const without = await startTestApp({ isProduction: true });
    expect((await get('/metrics', {}, without)).status).toBe(404);
    await without.stop();
    const withToken = await startTestApp({ isProduction: true, metricsToken: 'a long enough token' });
    const statuses = await Promise.all(
      ['', 'Bearer wrong', 'Bearer a long enough token'].map(
        async (authorization) => (await get('/metrics', { authorization }, withToken)).status,
      ),
    );
    expect(statuses).toEqual([401, 401, 200]);
    await withToken.stop();
  });
});

describe('readiness', () => {
  const files = { put: async () => {}, get: async () => null, remove: async () => {}, check: async () => {} };
  const never = <Value>() => new Promise<Value>(() => {});

  it('is given by a node that is well', async () => {
    const [health, ready] = [await get('/healthz'), await get('/readyz')];
    expect([health.status, ready.status, await ready.json()]).toEqual([200, 200, { status: 'ready' }]);
  });

  it('names everything that is wrong, and waits for no database that is silent', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shopbell-gone-'));
    await rm(folder, { recursive: true });
    const silent: Database = {
      ...{ query: never, tx: never, long: never },
      inShops: () => silent,
      aheadInShops: () => silent,
      lanes: 1,
    };
    const broken = { ...files, check: () => Promise.reject(new Error('no')) };
    const readiness = createReadiness({ database: silent, files: broken, dataFolder: folder });
    const unwell = await startTestApp({ readiness });
    const response = await get('/readyz', {}, unwell);
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'not-ready', reasons: ['database', 'data-folder', 'files'] },
    ]);
    expect((await get('/healthz', {}, unwell)).status).toBe(200);
    await unwell.stop();
  });

  it('[D19] is gone as soon as the node drains', async () => {
    const readiness = createReadiness({ database: app.opened.database, files, dataFolder: tmpdir() });
    expect(await readiness.reasons()).toEqual([]);
    readiness.drain();
    expect(await readiness.reasons()).toEqual(['draining']);
  });
});
