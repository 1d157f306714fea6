import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock';
import { createJobs } from '../../platform/jobs';
import { createMailer } from '../../platform/mail';
import { createSms } from '../../platform/sms';
import { startTestApp, type TestApp } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const hostile = '"><script>alert(1)</script>';

async function send(subject: string, html: string) {
  const { database } = app.opened;
  const mailer = createMailer({
    database,
    jobs: createJobs({ database, onFailure: () => {} }),
    clock: systemClock,
    transport: null,
  });
  await mailer.send(database, { to: 'ada@customers.test', subject, text: 'Hello', html, key: randomUUID() });
}

it('lists what was sent, the newest first', async () => {
  await send('First', '');
  await send('Second', '<b>2</b>');
  const response = await fetch(`${app.baseUrl}/outbox.json`);
  expect([response.headers.get('cache-control'), await response.json()]).toEqual([
    'no-store',
    [
      {
        channel: 'mail',
        to: 'ada@customers.test',
        subject: 'Second',
        text: 'Hello',
        html: '<b>2</b>',
        at: expect.stringMatching(/Z$/),
      },
      {
        channel: 'mail',
        to: 'ada@customers.test',
        subject: 'First',
        text: 'Hello',
        html: '',
        at: expect.stringMatching(/Z$/),
      },
    ],
  ]);
});

it('shows them on a page where nothing of a mail can run', async () => {
  await send(hostile, `<p>${hostile}</p>`);
  const response = await fetch(`${app.baseUrl}/outbox`);
  const page = await response.text();
  expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toMatch(/<script|<style|\son\w+=|style=/i);
  expect(page).toContain('<iframe sandbox=""');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('[OTP-19] shows text messages too, as text', async () => {
  const { database } = app.opened;
  const jobs = createJobs({ database, onFailure: () => {} });
  const sms = createSms({ database, jobs, clock: systemClock, transport: null });
  const text = `048213 is your code for ${hostile}`;
  const atMostOnceUntil = new Date(Date.now() + 600_000);
  await sms.send(database, { to: '+15550100123', text, key: randomUUID(), atMostOnceUntil });
  const [newest] = (await (await fetch(`${app.baseUrl}/outbox.json`)).json()) as unknown[];
  expect(newest).toMatchObject({ channel: 'sms', to: '+15550100123', text });
  const page = await (await fetch(`${app.baseUrl}/outbox`)).text();
  expect(page).toContain('Text message to <b>+15550100123</b>');
  expect(page).toContain('<pre>048213 is your code for &quot;&gt;&lt;script&gt;');
});

it('is not there without the demo, whose mails open accounts', async () => {
  const production = await startTestApp({ isDemo: false });
  for (const path of ['/outbox', '/outbox.json', '/outbox.css'])
    expect((await fetch(`${production.baseUrl}${path}`)).status).toBe(404);
  await production.stop();
});
