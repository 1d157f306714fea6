import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomAddress, refusalOf, startTestApp, type TestApp, TestSocket } from '../testing';

let app: TestApp;
const nowMs = Date.now();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

const openSocket = (appId: number, token: string, address: string) =>
  new TestSocket(
    `${app.baseUrl.replace('http', 'ws')}/ws?appId=${appId}`,
    [Buffer.from(token).toString('base64url')],
    { 'x-forwarded-for': address },
  ).opened();

it('200 first visits from one address within a minute are all let in, 5,000 are not; nobody else is kept out', async () => {
  const { appId } = await app.newShop();
  const school = randomAddress();
  const knock = (address: string) =>
    app.server.inject({ url: `/auth?appId=${appId}`, headers: { 'x-forwarded-for': address } });
  const visit = async () => {
    const { headers } = await knock(school);
    const socket = await openSocket(appId, String(headers.authorization).replace('Bearer ', ''), school);
    socket.close();
    return socket.closed();
  };
  const first = await Promise.all(Array.from({ length: 200 }, visit));
  expect(first).toHaveLength(200);

  const answers = await Promise.all(Array.from({ length: 4800 }, () => knock(school)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(400);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4400);
  expect(answers.at(-1)?.headers['retry-after']).toBe('1');
  expect((await knock(randomAddress())).statusCode).toBe(200);
});

it('so are sockets, with whatever token', async () => {
  const { appId } = await app.newShop();
  const address = randomAddress();
  const outcomes: string[] = [];
  for (let round = 0; round < 13; round += 1) {
    const opening = Array.from({ length: 50 }, () =>
      openSocket(appId, 'none', address).then(
        () => 'opened',
        (error: Error) => error.message,
      ),
    );
    outcomes.push(...(await Promise.all(opening)));
  }
  expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(600);
  expect(outcomes.filter((outcome) => outcome === 'Status 429')).toHaveLength(50);
  const refused = await fetch(`${app.baseUrl}/auth?appId=abc`, { headers: { 'x-forwarded-for': address } });
  expect(await refusalOf(refused)).toEqual([400, 'invalid-request']);
});
