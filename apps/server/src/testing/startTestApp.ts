import { randomBytes } from 'node:crypto';
import { type App, createApp } from '../app';
import type { Platform } from '../platform';
import type { OpenDatabase } from '../platform/db';
import { createTestPlatform } from './createTestPlatform';
import { openTestDatabase } from './openTestDatabase';
import { TestSocket } from './TestSocket';

export const testPassword = 'correct horse battery';

export interface TestApp extends App {
  readonly baseUrl: string;
  readonly opened: OpenDatabase;
  /** A shop of this test's own, with one chat and one agent: tests share a database, never a shop. */
  newShop(options?: { domains?: string[] }): Promise<TestShop>;
  token(appId: number, old?: string): Promise<string>;
  visitorSocket(appId: number, token: string): Promise<TestSocket>;
  /** Signs in and gives the session's cookie. */
  signIn(email: string, password?: string): Promise<string>;
  agentSocket(cookie: string): Promise<TestSocket>;
  /** How many frames were dropped for this reason. */
  drops(reason: string): Promise<number>;
  stop(): Promise<void>;
}

export interface TestShop {
  readonly shopId: number;
  readonly appId: number;
  readonly appKey: string;
  readonly agentEmail: string;
}

export interface TestAppOptions extends Partial<Platform> {
  readonly refusedEmails?: string[];
  readonly isProduction?: boolean;
  readonly metricsToken?: string | null;
}

export async function startTestApp({
  refusedEmails = [],
  isProduction = false,
  metricsToken = null,
  ...platform
}: TestAppOptions = {}): Promise<TestApp> {
  const opened = await openTestDatabase();
  const app = await createApp({
    ...createTestPlatform(opened),
    ...platform,
    secret: 'a secret for tests only, long enough',
    publicUrl: null,
    trustedProxies: ['127.0.0.1'],
    pages: null,
    isProduction,
    metricsToken,
    refusedEmails,
  });
  const baseUrl = (await app.server.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
  return {
    ...app,
    ...createTestClients(baseUrl),
    baseUrl,
    opened,
    newShop: (options) => newShop(app, options),
    async drops(reason) {
      const { values } = await app.metrics.drops.get();
      return values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
    },
    async stop() {
      await app.close();
      await opened.close();
    },
  };
}

async function newShop(
  { shops, agents }: App,
  { domains = [] }: { domains?: string[] } = {},
): Promise<TestShop> {
  const name = `shop-${randomBytes(5).toString('hex')}`;
  const shopId = await shops.addShop(name);
  const { id: appId, key: appKey } = await shops.addApp({ shopId, key: name, name, settings: {}, domains });
  const agentEmail = `agent@${name}.test`;
  await agents.addMember(shopId, {
    name: 'Ada Lovelace',
    email: agentEmail,
    password: testPassword,
    role: 'agent',
  });
  return { shopId, appId, appKey, agentEmail };
}

/** What a page and a console do, against any server. */
export function createTestClients(baseUrl: string) {
  const socketUrl = baseUrl.replace('http', 'ws');
  return {
    async token(appId: number, old?: string): Promise<string> {
      const headers = old ? { authorization: `Bearer ${old}` } : {};
      const response = await fetch(`${baseUrl}/auth?appId=${appId}`, { headers });
      const token = response.headers.get('authorization')?.replace('Bearer ', '');
      if (!token) throw new Error(`No token: ${response.status} ${await response.text()}`);
      return token;
    },
    visitorSocket: (appId: number, token: string) =>
      new TestSocket(`${socketUrl}/ws?appId=${appId}&language=en-US`, [
        Buffer.from(token).toString('base64url'),
      ]).opened(),
    async signIn(email: string, password = testPassword): Promise<string> {
      const response = await fetch(`${baseUrl}/console/api/auth/sign-in/email`, {
        method: 'POST',
        // Every test comes from an address of its own, so that rate limits are only met on purpose.
        headers: { 'content-type': 'application/json', origin: baseUrl, 'x-forwarded-for': randomAddress() },
        body: JSON.stringify({ email, password }),
      });
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
      if (!response.ok || !cookie)
        throw new Error(`Sign-in failed: ${response.status} ${await response.text()}`);
      return cookie;
    },
    agentSocket: (cookie: string) =>
      new TestSocket(`${socketUrl}/console/ws`, [], { cookie, origin: baseUrl }).opened(),
  };
}

export const randomAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;
