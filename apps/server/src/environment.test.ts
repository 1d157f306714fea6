import { environments } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { readEnvironment } from './environment';

it('has a default for everything a newcomer has not set', () => {
  expect(readEnvironment({ DATABASE_URL: '', PORT: '' })).toMatchObject({
    port: 4000,
    databaseUrl: null,
    publicUrl: null,
    secret: null,
    trustedProxies: [],
    isProduction: false,
    isDemo: true,
    hasDemoPast: true,
  });
});

it.each([
  [{ DEMO: '0' }, false, false],
  [{ DEMO: '1' }, true, true],
  [{ DEMO: 'bare' }, true, false],
  [{ DEMO: '1', NODE_ENV: 'production', SECRET: 'x'.repeat(32) }, false, false],
])('with %j the demo shop is there: %s, with its past: %s', (source, isDemo, hasDemoPast) => {
  expect(readEnvironment(source)).toMatchObject({ isDemo, hasDemoPast });
});

it('reads lists and addresses', () => {
  const environment = readEnvironment({
    PORT: '0',
    DATABASE_URL: 'postgres://db/shopbell',
    PUBLIC_URL: 'https://desk.example/',
    TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1',
    CREDENTIAL_KEYS: `${'A'.repeat(43)}=, ${'B'.repeat(42)}A=`,
    OUTGOING_ALLOWED: 'shop.local, localhost:8080,[::1]:9000',
    SMS_URL: 'https://AC1:token@sms.example/Messages.json?From=%2B15550100',
  });
  expect(environment).toMatchObject({
    port: 0,
    trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
    outgoingAllowed: ['shop.local', 'localhost:8080', '[::1]:9000'],
  });
  expect(environment.credentialKeys.map(({ length }) => length)).toEqual([32, 32]);
  expect(environment.publicUrl?.origin).toBe('https://desk.example');
  expect(environment.smsUrl?.searchParams.get('From')).toBe('+15550100');
});

it('knows where a model is', () => {
  expect(readEnvironment({}).model).toBeNull();
  const given = { AI_BASE_URL: 'https://model.example/v1', AI_MODEL: 'some/model-1' };
  expect(readEnvironment(given).model).toEqual({
    ...{ baseUrl: 'https://model.example/v1', apiKey: null, model: 'some/model-1' },
  });
  expect(readEnvironment({ ...given, AI_API_KEY: 'key' }).model?.apiKey).toBe('key');
});

it('knows what finds texts by their meaning', () => {
  expect(readEnvironment({}).embeddings).toBe('built-in');
  expect(readEnvironment({ EMBEDDINGS: 'off' }).embeddings).toBeNull();
  const given = {
    AI_BASE_URL: 'https://model.example/v1',
    AI_MODEL: 'm',
    AI_API_KEY: 'key',
    EMBEDDING_MODEL: 'vectors-3',
  };
  expect(readEnvironment(given).embeddings).toEqual({
    ...{ baseUrl: 'https://model.example/v1', apiKey: 'key', model: 'vectors-3' },
  });
});

it.each([
  [{ EMBEDDINGS: 'on' }, 'EMBEDDINGS must be built-in or off (it is "on").'],
  [
    { EMBEDDING_MODEL: 'm' },
    'EMBEDDING_MODEL must not be set without AI_BASE_URL: nobody would be asked for it.',
  ],
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535 (it is "abc").'],
  [
    { AI_BASE_URL: 'model.example', AI_MODEL: 'm' },
    'AI_BASE_URL must be an address that begins with http:// or https:// (it is "model.example").',
  ],
  [
    { AI_BASE_URL: 'https://model.example/v1' },
    'AI_BASE_URL and AI_MODEL must be set together: where a model is, and which one.',
  ],
  [{ AI_MODEL: 'm' }, 'AI_BASE_URL and AI_MODEL must be set together: where a model is, and which one.'],
  [{ AI_API_KEY: 'k' }, 'AI_API_KEY must not be set without AI_BASE_URL: nothing would use it.'],
  [
    { AI_API_KEY: 'two words', AI_BASE_URL: 'https://m.example', AI_MODEL: 'm' },
    'AI_API_KEY must be one word of at most 500 letters.',
  ],
  [
    { AI_BASE_URL: 'https://m.example', AI_MODEL: 'a b' },
    'AI_MODEL must be the name of a model (it is "a b").',
  ],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535 (it is "70000").'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535 (it is "-1").'],
  [
    { DATABASE_URL: 'mysql://u:secret@h/db' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  ],
  [
    { PUBLIC_URL: 'shop.example' },
    'PUBLIC_URL must be an address that begins with http:// or https:// (it is "shop.example").',
  ],
  [
    { CREDENTIAL_KEYS: `${'A'.repeat(43)}=,short` },
    'CREDENTIAL_KEYS must be keys of 32 bytes in base64, the newest first, with commas between them.',
  ],
  [
    { OUTGOING_ALLOWED: 'http://shop.local' },
    'OUTGOING_ALLOWED must be a list of host or host:port with commas between them (it is "http://shop.local").',
  ],
  [{ NATS_URL: 'http://u:secret@h' }, 'NATS_URL must be an address that begins with nats:// or tls://.'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
  [{ SMS_URL: 'sms.example' }, 'SMS_URL must be an address that begins with http:// or https://.'],
  [
    { SMS_URL: 'https://sms.example/?From=%2B1' },
    'SMS_URL must have a name, a password and ?From= or ?MessagingServiceSid=.',
  ],
  [
    { SMS_URL: 'https://AC1:token@sms.example/' },
    'SMS_URL must have a name, a password and ?From= or ?MessagingServiceSid=.',
  ],
  [{ FILES_URL: 'https://k:s@h/b' }, 'FILES_URL must be an address that begins with s3://.'],
  [
    { LOOP_DELAY_MAX_MS: '0' },
    'LOOP_DELAY_MAX_MS must be a whole number of milliseconds, at least 1 (it is "0").',
  ],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal or silent (it is "loud").',
  ],
  [{ ENVIRONMENT: 'prod' }, 'ENVIRONMENT must be TEST, DEV, STG or PROD (it is "prod").'],
  [{ DEMO: 'no' }, 'DEMO must be 0, 1 or bare (it is "no").'],
  [{ SECRET: 'short' }, 'SECRET must have at least 32 characters.'],
  [{ NODE_ENV: 'production' }, 'SECRET must be set in production: at least 32 random characters.'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV must be production, development or test (it is "staging").'],
])('says in one line what is wrong with %j', (source, line) => {
  expect(() => readEnvironment(source)).toThrow(new Error(line));
});

it('[EMB-17] [LIM-40] failures are reported from STG and PROD, and not from TEST and DEV', () => {
  const ERROR_REPORT_URL = 'https://errors.example/';
  const addresses = environments.map((ENVIRONMENT) => [
    ENVIRONMENT,
    readEnvironment({ ERROR_REPORT_URL, ENVIRONMENT }).errorReportUrl?.href ?? null,
  ]);
  expect(addresses).toEqual([
    ['TEST', null],
    ['DEV', null],
    ['STG', ERROR_REPORT_URL],
    ['PROD', ERROR_REPORT_URL],
  ]);
});
