import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Role } from '@shopbell/protocol';
import type { AppOptions } from '../AppOptions';
import { type App, createApp } from '../app';
import { addMembership, addPerson } from '../features/agents';
import type { Platform } from '../platform';
import type { CommercePlatform } from '../platform/commerce';
import type { OpenDatabase } from '../platform/db';
import { createTestMailer, type TestMailer } from './createTestMailer';
import { createTestPlatform } from './createTestPlatform';
import { createTestSms, type TestSms } from './createTestSms';
import { openTestDatabase } from './openTestDatabase';
import { TestSocket } from './TestSocket';

export const testPassword = 'correct horse battery';

interface TestPerson {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

export interface TestApp extends App {
  readonly baseUrl: string;
  readonly opened: OpenDatabase;
  readonly mails: TestMailer;
  readonly textMessages: TestSms;
  /** The codes an operator would have read, newest last. */
  readonly setupCodes: string[];
  /** A shop of this test's own, with one chat and one agent: tests share a database, never a shop. */
  newShop(options?: { domains?: string[] }): Promise<TestShop>;
  /** One more person in a shop; gives the email to sign in with. */
  addMember(shopId: number, role: Role, name?: string, email?: string): Promise<string>;
  /** A request as the console makes it, from an address of its own. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  token(appId: number, old?: string): Promise<string>;
  visitorSocket(appId: number, token: string, language?: string): Promise<TestSocket>;
  /** Signs in and gives the session's cookie. */
  signIn(email: string, password?: string): Promise<string>;
  /** `query` as a console's tab has it, which names its shop: `?shop=7`. */
  agentSocket(cookie: string, query?: string): Promise<TestSocket>;
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

export interface CallOptions {
  readonly cookie?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface TestAppOptions extends Partial<Platform> {
  /** Two nodes share one. */
  readonly opened?: OpenDatabase;
  readonly refusedEmails?: string[];
  readonly isProduction?: boolean;
  readonly isDemo?: boolean;
  readonly providerDomain?: string | null;
  readonly metricsToken?: string | null;
  readonly inboundMailSecret?: string | null;
  readonly publicUrl?: URL | null;
  readonly loopUrl?: URL;
  readonly model?: AppOptions['model'];
  /** What its shops sell with; without one no shop has a platform. */
  readonly commercePlatform?: (shopId: number) => CommercePlatform | null;
}

export async function startTestApp({
  refusedEmails = [],
  isProduction = false,
  isDemo = true,
  providerDomain = null,
  metricsToken = null,
  inboundMailSecret = null,
  publicUrl = null,
  loopUrl = new URL('https://loop.test'),
  opened: givenDatabase,
  ...platform
}: TestAppOptions = {}): Promise<TestApp> {
  const opened = givenDatabase ?? (await openTestDatabase());
  const mails = createTestMailer();
  const textMessages = createTestSms();
  const setupCodes: string[] = [];
  const app = await createApp({
    ...createTestPlatform(opened),
    mailer: mails,
    sms: textMessages,
    ...platform,
    secret: 'a secret for tests only, long enough',
    publicUrl,
    loopUrl,
    trustedProxies: ['127.0.0.1'],
    pages: null,
    isProduction,
    isDemo,
    providerDomain,
    metricsToken,
    inboundMailSecret,
    refusedEmails,
    onSetupCode: (code) => setupCodes.push(code),
  });
  const baseUrl = (await app.server.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
  return {
    ...app,
    ...createTestClients(baseUrl, publicUrl?.origin),
    baseUrl,
    opened,
    mails,
    textMessages,
    setupCodes,
    addMember: (shopId, role, name, email) => addMember(opened, shopId, role, { name, email }),
    newShop: (options) => newShop(app, opened, options),
    async drops(reason) {
      const { values } = await app.metrics.drops.get();
      return values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
    },
    async stop() {
      await app.close();
      if (!givenDatabase) await opened.close();
    },
  };
}

/**
 * Read as every hash is, and cheap: a test that is not about passwords does not wait for one that is slow on purpose.
 */
const quickHash = hash(testPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 });

async function addMember({ database }: OpenDatabase, shopId: number, role: Role, person: TestPerson = {}) {
  const { name = 'Ben Member', email = `${role}-${randomBytes(5).toString('hex')}@shop.test` } = person;
  const passwordHash = await quickHash;
  await database.tx(async (transaction) => {
    const userId = await addPerson(transaction, { name, email, passwordHash });
    await addMembership(transaction, { shopId, userId, role });
  });
  return email;
}

async function newShop(
  { shops }: App,
  opened: OpenDatabase,
  { domains = [] }: { domains?: string[] } = {},
): Promise<TestShop> {
  const name = `shop-${randomBytes(5).toString('hex')}`;
  const shopId = await shops.addShop(name);
  const { id: appId, key: appKey } = await shops.addApp({ shopId, key: name, name, settings: {}, domains });
  const agentEmail = `agent@${name}.test`;
  await addMember(opened, shopId, 'agent', { name: 'Ada Lovelace', email: agentEmail });
  return { shopId, appId, appKey, agentEmail };
}

/** What a page and a console do, against any server; `origin` is where the console stands. */
export function createTestClients(baseUrl: string, origin = baseUrl) {
  const socketUrl = baseUrl.replace('http', 'ws');
  return {
    async token(appId: number, old?: string): Promise<string> {
      const headers = old ? { authorization: `Bearer ${old}` } : {};
      const response = await fetch(`${baseUrl}/auth?appId=${appId}`, { headers });
      const token = response.headers.get('authorization')?.replace('Bearer ', '');
      if (!token) throw new Error(`No token: ${response.status} ${await response.text()}`);
      return token;
    },
    visitorSocket: (appId: number, token: string, language = 'en-US') =>
      new TestSocket(`${socketUrl}/ws?appId=${appId}&language=${language}`, [
        Buffer.from(token).toString('base64url'),
      ]).opened(),
    async signIn(email: string, password = testPassword): Promise<string> {
      const response = await fetch(`${baseUrl}/console/api/auth/sign-in/email`, {
        method: 'POST',
        // Every test comes from an address of its own, so that rate limits are only met on purpose.
        headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': randomAddress() },
        body: JSON.stringify({ email, password }),
      });
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
      if (!response.ok || !cookie)
        throw new Error(`Sign-in failed: ${response.status} ${await response.text()}`);
      return cookie;
    },
    call: (method: string, path: string, { cookie, body, headers = {} }: CallOptions = {}) =>
      fetch(`${baseUrl}/console/api/${path}`, {
        method,
        headers: {
          origin,
          'x-forwarded-for': randomAddress(),
          ...(cookie !== undefined && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    agentSocket: (cookie: string, query = '') =>
      new TestSocket(`${socketUrl}/console/ws${query}`, [], { cookie, origin }).opened(),
  };
}

/** Status and problem code, which is what a refusal is about. */
export async function refusalOf(response: Response): Promise<[number, string | undefined]> {
  const body = (await response.json()) as { error?: { code: string } };
  return [response.status, body.error?.code];
}

export const randomAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;
