import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReports } from './index';
import { reportVerdict } from './verdict';

let server: Server;
let url: URL;
let received: { message: string }[] = [];
let status = 200;
beforeEach(async () => {
  received = [];
  status = 200;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => {
      body += data;
    });
    request.on('end', () => {
      received.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  url = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/reports`);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function reporter(chance = 0) {
  const outcomes: string[] = [];
  const clock = { ms: Date.UTC(2026, 10, 15), now: () => clock.ms };
  const reports = createReports({
    url,
    release: 'abc123',
    clock,
    random: () => chance,
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  return { reports, outcomes, clock };
}

describe('a report', () => {
  it('says what failed, where and in which release, without the secrets in it', async () => {
    const { reports } = reporter();
    const error = Object.assign(new Error('GET /auth?token=hunter2 for ada@customers.test failed'), {
      code: 'EBROKEN',
      parameters: ['hunter2'],
    });
    await reports.report(error, 'commit');
    expect(received).toEqual([
      {
        message: 'GET /auth?token=[redacted] for [email] failed',
        stack: expect.stringContaining('reports.test.ts'),
        release: 'abc123',
        at: '2026-11-15T00:00:00.000Z',
        context: { kind: 'commit', type: 'Error', code: 'EBROKEN', node: process.version },
      },
    ]);
    expect(JSON.stringify(received)).not.toContain('hunter2');
  });

  it('may be of anything that was thrown', async () => {
    const { reports, outcomes } = reporter();
    await reports.report(undefined, 'unhandled');
    expect([received[0]?.message, outcomes]).toEqual(['undefined', ['sent']]);
  });

  it('goes out at most once a second', async () => {
    const { reports, outcomes, clock } = reporter();
    await reports.report(new Error('first'), 'commit');
    clock.ms += 999;
    await reports.report(new Error('second'), 'commit');
    clock.ms += 1;
    await reports.report(new Error('third'), 'commit');
    expect(received.map(({ message }) => message)).toEqual(['first', 'third']);
    expect(outcomes).toEqual(['sent', 'rate-limited', 'sent']);
  });

  it('that is always worth one does not wait for one that was sampled', async () => {
    const { reports } = reporter();
    await reports.report(new Error('of a request'), 'request');
    await reports.report(new Error('not stored'), 'commit');
    expect(received.map(({ message }) => message)).toEqual(['of a request', 'not stored']);
  });

  it('that is refused is given up', async () => {
    status = 500;
    const { reports, outcomes } = reporter();
    await reports.report(new Error('x'), 'commit');
    expect([received.length, outcomes]).toEqual([1, ['failed']]);
  });

  it('to a place that is not there is given up', async () => {
    await new Promise((closed) => server.close(closed));
    const { reports, outcomes } = reporter();
    await reports.report(new Error('x'), 'commit');
    expect(outcomes).toEqual(['failed']);
  });

  it('is not made where nobody wants one', async () => {
    const reports = createReports({ url: null, release: '', clock: { now: () => 0 } });
    await reports.report(new Error('x'), 'unhandled');
    expect(received).toEqual([]);
  });
});

describe('one in ten is sent', () => {
  const verdict = (kind: Parameters<typeof reportVerdict>[0], chance: number) =>
    reportVerdict(kind, { chance, nowMs: 5000, lastSentMs: 0 });

  it.each([
    ['background', 0.099, 'send'],
    ['background', 0.1, 'sampled-out'],
    ['request', 0.9, 'sampled-out'],
    ['unhandled', 0.999, 'send'],
    ['commit', 0.999, 'send'],
  ] as const)('%s at %d: %s', (kind, chance, expected) => {
    expect(verdict(kind, chance)).toBe(expected);
  });
});
