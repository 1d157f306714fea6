import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailMessageId } from '../../platform/mail';
import { startTestApp, type TestApp, TestSocket } from '../../testing';

const inboundMailSecret = 'a secret of the mail provider';
let nowMs = Date.now();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ inboundMailSecret, clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
let count = 0;

/** From the shop's own page, which is the only one that its domains allow. */
const openSocket = (appId: number, token: string) =>
  new TestSocket(
    `${app.baseUrl.replace('http', 'ws')}/ws?appId=${appId}`,
    [Buffer.from(token).toString('base64url')],
    { origin: 'https://north.example' },
  ).opened();

/** A shopper with an email of their own, and an agent who can answer them. */
async function open({ domains = ['north.example'] }: { domains?: string[] } = {}) {
  const shop = await app.newShop({ domains });
  count += 1;
  const email = `ada-${count}@shop.test`;
  const token = await app.visitors.tokens.issue({ conversationId: crypto.randomUUID(), ...shop });
  const { conversationId } = claimsOf(token);
  const socket = await openSocket(shop.appId, token);
  const agent = await app.agentSocket(await app.signIn(shop.agentEmail));
  const answer = async (text: string, messageId: string) => {
    agent.say(text, messageId, { conversationId });
    await agent.acknowledged(messageId);
  };
  const mails = () => app.mails.sent.filter(({ to }) => to === email);
  const mailed = (number: number) =>
    vi.waitUntil(() => mails().length >= number, { timeout: 10_000 }).then(() => mails().at(-1));
  return { ...shop, email, token, conversationId, socket, agent, answer, mails, mailed };
}

async function leaveMessage(shopper: Awaited<ReturnType<typeof open>>) {
  const content = { type: 'text', text: 'Call me' };
  shopper.socket.send('pending-offline-capture-init', { messageId: '1', content, email: shopper.email }, '1');
  await shopper.socket.heard('offline-capture-init');
}

/** For how long each job of a conversation waits for the shopper to look. */
const waitSeconds = async (conversationId: string) => {
  const rows = await app.opened.database.query<{ seconds: number }>(
    `select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
     where name = 'mail-unseen-answers' and data->>'conversationId' = $1`,
    [conversationId],
  );
  return rows.map(({ seconds }) => seconds);
};

/** An answer that was stored by a process that died before it could note the mail. */
const storeUnnoted = (shopper: Awaited<ReturnType<typeof open>>, text: string) =>
  app.conversations.send({
    ...shopper,
    message: { messageId: '9', clientInstanceId: '', content: { type: 'text', text } } as never,
    fromAgent: true,
    sender: { name: 'Ada', avatarURL: null, isBot: false },
  });

describe('an answer is mailed', () => {
  it('to whoever left a message for later: once, however often the job runs, with a link that resumes', async () => {
    const shopper = await open();
    await leaveMessage(shopper);
    await shopper.answer('Here I am <b>now</b>', '2');
    const mail = await shopper.mailed(1);
    expect(mail?.text).toContain('Ada:\nHere I am <b>now</b>');
    expect(mail?.html).toContain('Here I am &lt;b&gt;now&lt;/b&gt;');
    await app.correspondence.answers.answered(shopper);
    await app.correspondence.answers.catchUp();
    await shopper.answer('And more', '3');
    expect((await shopper.mailed(2))?.text).not.toContain('Here I am');
    expect(shopper.mails()).toHaveLength(2);

    const resume = /https:\/\/north\.example\/\?open-chat&gorgias-resume=([\w.-]+)/.exec(
      mail?.text ?? '',
    )?.[1];
    const auth = (query: string) =>
      fetch(`${app.baseUrl}/auth?${query}`, { headers: { origin: 'https://north.example' } });
    const resumed = await auth(`appId=${shopper.appId}&resume=${resume}`);
    expect(await resumed.json()).toEqual({ conversationId: shopper.conversationId });
    const again = await openSocket(
      shopper.appId,
      resumed.headers.get('authorization')?.replace('Bearer ', '') ?? '',
    );
    again.send('synchronize-recent-messages', {});
    expect((await again.heard('synchronize-recent-messages')).payload.messages).toHaveLength(3);
    expect(await (await openSocket(shopper.appId, resume ?? '')).closed(), 'it is no access token').toBe(
      4401,
    );
    const foreign = await app.newShop();
    expect((await auth(`appId=${foreign.appId}&resume=${resume}`)).status).toBe(410);
    expect((await auth(`appId=${shopper.appId}&resume=${shopper.token}`)).status).toBe(410);
    nowMs += 3 * 86_400_000 + 1000;
    expect((await auth(`appId=${shopper.appId}&resume=${resume}`)).status).toBe(410);
    nowMs -= 3 * 86_400_000 + 1000;
  });

  it('to whoever switched to email, from then on, until they switch back', async () => {
    const shopper = await open();
    shopper.socket.say('hello', '1');
    await shopper.socket.acknowledged('1');
    await shopper.answer('said before', '2');
    shopper.socket.send('email-captured', { email: shopper.email }, '3');
    shopper.socket.send('switch-response-channel', { channel: 'email' }, '4');
    await shopper.socket.heard('acknowledged');
    await shopper.answer('by mail', '5');
    const { text } = (await shopper.mailed(1)) ?? {};
    expect(text).toContain('by mail');
    expect(text).not.toContain('said before');
    shopper.socket.send('switch-response-channel', { channel: 'chat' }, '6');
    await shopper.socket.heard('acknowledged', 2);
    await shopper.answer('in the chat again', '7');
    await app.correspondence.answers.catchUp();
    expect(shopper.mails()).toHaveLength(1);
  });

  it('to whoever left an email in the chat and has not looked at it five minutes later: once, and nothing that was seen', async () => {
    const shopper = await open();
    shopper.socket.say('hello', '1');
    await shopper.socket.acknowledged('1');
    shopper.socket.send('email-captured', { email: shopper.email }, '2');
    await shopper.socket.heard('email-captured');
    await shopper.answer('seen', '3');
    const seen = await shopper.socket.acknowledged('3');
    // Nothing is seen in the future, and messages of one millisecond have gone on to the next ones.
    nowMs += 1000;
    shopper.socket.send('message-seen', { messageSeenDate: seen?.createdDatetime }, '4');
    await shopper.socket.heard('acknowledged');
    await app.correspondence.answers.mailUnseen(shopper);
    expect(shopper.mails()).toEqual([]);

    await shopper.answer('not seen', '5');
    await vi.waitUntil(async () => (await waitSeconds(shopper.conversationId)).length === 2);
    expect(await waitSeconds(shopper.conversationId)).toEqual([300, 300]);
    await Promise.all([
      app.correspondence.answers.mailUnseen(shopper),
      app.correspondence.answers.mailUnseen(shopper),
    ]);
    const mail = await shopper.mailed(1);
    expect(mail?.text).toContain('not seen');
    expect(mail?.text).not.toContain('Ada:\nseen');
    await app.correspondence.answers.mailUnseen(shopper);
    expect(shopper.mails()).toHaveLength(1);
  });

  it('also when the process that stored it died before it could note that', async () => {
    const shopper = await open();
    await leaveMessage(shopper);
    await storeUnnoted(shopper, 'Late');
    await app.correspondence.answers.catchUp();
    await app.correspondence.answers.catchUp();
    expect(shopper.mails().map(({ text }) => text.includes('Late'))).toEqual([true]);
  });

  it('also when that was to be mailed only if nobody looked: not before its time, and once', async () => {
    const shopper = await open();
    shopper.socket.say('hello', '1');
    await shopper.socket.acknowledged('1');
    shopper.socket.send('email-captured', { email: shopper.email }, '2');
    await shopper.socket.heard('email-captured');
    await storeUnnoted(shopper, 'Late');
    await app.correspondence.answers.catchUp();
    expect(shopper.mails()).toEqual([]);
    nowMs += 6 * 60_000 + 1000;
    await app.correspondence.answers.catchUp();
    await app.correspondence.answers.catchUp();
    expect(shopper.mails().map(({ text }) => text.includes('Late'))).toEqual([true]);
    nowMs -= 6 * 60_000 + 1000;
  });

  it('never with a link to a page that the shopper named', async () => {
    const shopper = await open({ domains: [] });
    const content = { type: 'text', text: 'Call me' };
    const metadata = { currentUrl: 'https://evil.example/' };
    const { email } = shopper;
    shopper.socket.send('pending-offline-capture-init', { messageId: '1', content, metadata, email }, '1');
    await shopper.socket.heard('offline-capture-init');
    await shopper.answer('Hello', '2');
    const mail = await shopper.mailed(1);
    expect(mail?.text).toContain(`${app.baseUrl}/?open-chat&gorgias-resume=`);
    expect(JSON.stringify(mail)).not.toContain('evil');
  });
});

describe('a reply by mail', () => {
  const post = (body: unknown, signature?: string) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const signed = `sha256=${createHmac('sha256', inboundMailSecret).update(text).digest('hex')}`;
    return fetch(`${app.baseUrl}/inbound-mail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopbell-signature': signature ?? signed },
      body: text,
    });
  };

  async function openThread() {
    const shopper = await open();
    await leaveMessage(shopper);
    await shopper.answer('Red or blue?', '2');
    const { key = '' } = (await shopper.mailed(1)) ?? {};
    // The test's mailer hears of a mail before it is committed; a real one would not.
    await vi.waitUntil(async () => {
      const found = 'select from mail_thread where mail_message_id = $1';
      return (await app.opened.database.query(found, [mailMessageId(key)])).length > 0;
    });
    const mail = {
      from: `Ada <${shopper.email.toUpperCase()}>`,
      to: 'help@north.example',
      subject: 'Re: answered',
      text: 'Blue, please.\n\nOn Mon, 3 Mar 2026 at 10:00, Shop <a@b.de> wrote:\n> Red or blue?',
      messageId: `<reply-${key}@mail.test>`,
      inReplyTo: mailMessageId(key),
      headers: {},
    };
    return { ...shopper, mail };
  }

  it('lands in its conversation without what it quotes, once for each Message-ID', async () => {
    const { mail, socket, agent } = await openThread();
    for (let turn = 0; turn < 3; turn += 1)
      expect(await (await post(mail)).json()).toEqual({ outcome: 'stored' });
    await socket.until(
      () => socket.all('conversation-message').some(({ payload }) => payload.id === 3),
      'the reply',
    );
    const replies = socket.all('conversation-message').filter(({ payload }) => payload.id > 2);
    expect(replies.map(({ payload }) => [payload.content.text, payload.fromAgent])).toEqual([
      ['Blue, please.', false],
    ]);
    await agent.until(
      () => agent.all('conversation-changed').some(({ payload }) => payload.headId === 3),
      'the news',
    );
  });

  it('is found by its references, and read from its markup where it has no text', async () => {
    const { mail, socket } = await openThread();
    const html = '<style>p{}</style><p>Blue &amp; small</p><blockquote>Red or blue?</blockquote>';
    const headers = { References: `<other@mail.test> ${mail.inReplyTo}` };
    await post({ ...mail, text: '', html, inReplyTo: '', headers });
    await socket.until(
      () => socket.all('conversation-message').some(({ payload }) => payload.content.text === 'Blue & small'),
      'the reply',
    );
  });

  it.each([
    ['automatic', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['automatic', { headers: { Precedence: 'bulk' } }],
    ['unknown-thread', { inReplyTo: '<unknown@mail.test>' }],
    ['unknown-thread', { inReplyTo: '' }],
    ['foreign-sender', { from: 'eve@shop.test' }],
    ['empty', { text: '> Red or blue?' }],
  ])('is ignored and counted as %s: %j', async (because, more) => {
    const { mail, shopId, conversationId } = await openThread();
    const before = await app.drops(`mail-${because}`);
    const response = await post({ ...mail, ...more });
    expect([response.status, await response.json()]).toEqual([200, { outcome: 'ignored', because }]);
    expect(await app.drops(`mail-${because}`)).toBe(before + 1);
    expect((await app.conversations.heads([{ shopId, conversationId }])).get(conversationId)?.headId).toBe(2);
  });

  it.each([
    ['without a signature', '', 401],
    [
      'with that of another body',
      `sha256=${createHmac('sha256', inboundMailSecret).update('{}').digest('hex')}`,
      401,
    ],
    ['with a shorter one', 'sha256=', 401],
  ])('is refused %s', async (_, signature, status) => {
    const { mail } = await openThread();
    expect((await post(mail, signature)).status).toBe(status);
  });

  it.each([
    ['{'],
    ['null'],
    ['[]'],
    [{}],
    [{ from: 'a@b.de' }],
    [{ from: 1, messageId: '<a>' }],
    [{ from: 'a@b.de', messageId: '<a>', headers: [1] }],
  ])('that is no mail is refused: %j', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  it('is not taken where no secret is set', async () => {
    const closed = await startTestApp({ opened: app.opened });
    expect((await fetch(`${closed.baseUrl}/inbound-mail`, { method: 'POST' })).status).toBe(404);
    await closed.stop();
  });
});
