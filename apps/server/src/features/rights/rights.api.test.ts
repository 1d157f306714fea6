import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMemoryFiles, refusalOf, startTestApp, type TestApp } from '../../testing';

const files = createMemoryFiles();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ files });
});
afterAll(() => app.stop());

/** A shopper who has asked something, and an agent who has answered and looks at it. */
async function openTalk() {
  const shop = await app.newShop();
  const token = await app.token(shop.appId);
  const shopper = await app.visitorSocket(shop.appId, token);
  shopper.say('Where is my parcel? I live in Elm Street.', '1');
  const conversationId = (await shopper.acknowledged('1'))?.conversationId ?? '';
  const cookie = await app.signIn(shop.agentEmail);
  const agent = await app.agentSocket(cookie);
  agent.send('synchronize-recent-messages', { conversationId, afterId: 0 });
  await agent.heard('synced');
  agent.say('On its way to Elm Street.', '2', { conversationId });
  await shopper.acknowledged('2');
  return { ...shop, token, shopper, agent, cookie, conversationId };
}
type Talk = Awaited<ReturnType<typeof openTalk>>;

const ask = ({ appId, token }: Talk, method: string, path: string, body?: object) =>
  fetch(`${app.baseUrl}/api/conversation${path}?appId=${appId}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': '10.1.2.3',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const read = async <Answer>({ cookie }: Talk, path: string) =>
  (await (await app.call('GET', path, { cookie })).json()) as Answer;
const mailTo = (email: string) => app.mails.sent.findLast(({ to }) => to === email);
const notesOf = async (talk: Talk) => {
  const { notes } = await read<{ notes: { text: string }[] }>(
    talk,
    `conversations/${talk.conversationId}/notes`,
  );
  return notes.map(({ text }) => text);
};
const statusOf = async (talk: Talk) => {
  const detail = await read<{ summary: { status: string } }>(talk, `conversations/${talk.conversationId}`);
  return detail.summary.status;
};

describe('a shopper ends the chat', () => {
  it('which closes the conversation, tells the agent, and is undone by writing again', async () => {
    const talk = await openTalk();
    expect((await ask(talk, 'POST', '/end')).status).toBe(200);
    await talk.agent.heard('conversation-updated');
    expect([await statusOf(talk), await notesOf(talk)]).toEqual(['closed', ['The shopper ended the chat.']]);
    await ask(talk, 'POST', '/end');
    expect(await notesOf(talk)).toHaveLength(1);
    talk.shopper.say('One more thing', '3');
    await talk.shopper.acknowledged('3');
    expect(await statusOf(talk)).toBe('open');
  });

  it('only by the token of that conversation, from a page of the shop', async () => {
    const talk = await openTalk();
    const never = { ...talk, token: await app.token(talk.appId) };
    expect(await refusalOf(await ask(never, 'POST', '/end'))).toEqual([404, 'not-found']);
    expect(await refusalOf(await ask({ ...talk, token: 'x' }, 'POST', '/end'))).toEqual([
      401,
      'unauthorized',
    ]);
    expect(await refusalOf(await ask({ ...talk, appId: 987_654 }, 'POST', '/end'))).toEqual([
      404,
      'unknown-app',
    ]);
    expect(await statusOf(talk)).toBe('open');
  });
});

describe('the conversation as a mail', () => {
  it('goes to the address the shopper gives, in their language, with all that was said', async () => {
    const talk = await openTalk();
    expect(await refusalOf(await ask(talk, 'POST', '/transcript', {}))).toEqual([403, 'email-required']);
    expect(await refusalOf(await ask(talk, 'POST', '/transcript', { email: 'nobody' }))).toEqual([
      400,
      'invalid-email',
    ]);
    const body = { email: 'ada-transcript@customers.test', language: 'de', timeZone: 'Europe/Berlin' };
    const answer = await ask(talk, 'POST', '/transcript', body);
    expect(await answer.json()).toEqual({ email: body.email });
    const mail = mailTo(body.email);
    expect(mail?.subject).toMatch(/^Ihr Gespräch mit shop-/);
    expect(mail?.text).toMatch(/Sie, .*\nWhere is my parcel\?.*\n\nAda, .*\nOn its way to Elm Street\./s);
    expect(mail?.html).toContain('<html lang="de">');
    // Now the address is known, and asked again it is not asked for.
    expect((await ask(talk, 'POST', '/transcript', {})).status).toBe(200);
    expect((await ask(talk, 'POST', '/transcript', {})).status).toBe(200);
    expect(await refusalOf(await ask(talk, 'POST', '/transcript', {}))).toEqual([429, 'rate']);
  });

  it('holds markup as words', async () => {
    const talk = await openTalk();
    talk.shopper.say('<img src=x onerror=alert(1)>', '3');
    await talk.shopper.acknowledged('3');
    await ask(talk, 'POST', '/transcript', {
      email: 'ben-transcript@customers.test',
      language: '"><script>',
    });
    const mail = mailTo('ben-transcript@customers.test');
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail?.html).not.toMatch(/<script|<img/);
  });

  it('can be sent by an agent, to the shopper or to another address, of the own shop only', async () => {
    const talk = await openTalk();
    const send = (cookie: string, body: object) =>
      app.call('POST', `conversations/${talk.conversationId}/transcript`, { cookie, body });
    expect(await refusalOf(await send(talk.cookie, {}))).toEqual([403, 'email-required']);
    expect(await (await send(talk.cookie, { email: 'boss@shop-team.test' })).json()).toEqual({
      email: 'boss@shop-team.test',
    });
    expect(mailTo('boss@shop-team.test')?.text).toContain('Elm Street');
    const stranger = await app.signIn((await app.newShop()).agentEmail);
    expect(await refusalOf(await send(stranger, { email: 'eve@evil.test' }))).toEqual([404, 'not-found']);
  });
});

describe('a shopper deletes their data', () => {
  it('and nothing of it is left: words, files, address, pages, search, mails that wait', async () => {
    const talk = await openTalk();
    const { conversationId, shopId } = talk;
    talk.shopper.send('email-captured', { email: 'carol@customers.test' }, '9');
    await talk.shopper.heard('email-captured');
    const form = new FormData();
    form.append('file', new Blob([await onePixel()], { type: 'image/png' }), 'elm-street.png');
    const uploaded = await fetch(`${app.baseUrl}/attachments?appId=${talk.appId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${talk.token}`, 'x-forwarded-for': '10.1.2.4' },
      body: form,
    });
    const { attachments } = (await uploaded.json()) as { attachments: { url: string }[] };
    const [{ url } = { url: '' }] = attachments;
    talk.shopper.send(
      'pending-conversation-message',
      {
        messageId: '5',
        content: { type: 'attachments', text: 'My door in Elm Street', attachments: [{ url }] },
        metadata: { currentUrl: 'https://shop.test/elm-street' },
      },
      '5',
    );
    await talk.shopper.acknowledged('5');
    await app.call('POST', `conversations/${conversationId}/notes`, {
      cookie: talk.cookie,
      body: { id: crypto.randomUUID(), text: 'Lives in Elm Street' },
    });
    await app.opened.database.query(
      `insert into outgoing_message (channel, recipient, subject, text, html, key)
       values ('mail', 'carol@customers.test', 's', 'Elm Street', 'h', $1)`,
      [`answer:${conversationId}:2`],
    );
    const isFound = async () => {
      const found = await read<{ conversations: unknown[] }>(talk, 'conversations?view=all&q=elm');
      return found.conversations.length === 1;
    };
    await vi.waitUntil(isFound, { timeout: 5000 });

    expect((await ask(talk, 'DELETE', '')).status).toBe(200);

    expect(await talk.shopper.closed()).toBe(4401);
    expect((await fetch(`${app.baseUrl}${url}`)).status).toBe(404);
    expect(await isFound()).toBe(false);
    expect(await leftOf(conversationId)).toEqual([]);
    expect(await notesOf(talk)).toEqual(['The shopper deleted their data.']);
    expect(await statusOf(talk)).toBe('closed');
    // The agent who looks sees it at once, and after a cold load.
    await talk.agent.heard('message-changed');
    const changed = talk.agent.all('message-changed').flatMap(({ payload }) => payload.messages);
    expect(
      changed.map(({ id, content, deletedDatetime }) => [id, content.text, Boolean(deletedDatetime)]),
    ).toEqual([
      [1, '', true],
      [2, '', true],
      [3, '', true],
    ]);
    const audit = await app.opened.database.query<{ because: string; message_count: number }>(
      'select because, message_count, file_count from erasure where conversation_id = $1 and shop_id = $2',
      [conversationId, shopId],
    );
    expect(audit).toEqual([{ because: 'shopper', message_count: 3, file_count: 1 }]);
  });

  it('and begins anew: the old token opens nothing, a renewed one is of another conversation', async () => {
    const talk = await openTalk();
    await ask(talk, 'DELETE', '');
    expect(await (await app.visitorSocket(talk.appId, talk.token)).closed()).toBe(4401);
    const renewed = await app.token(talk.appId, talk.token);
    const { conversationId } = JSON.parse(Buffer.from(renewed.split('.')[1] ?? '', 'base64url').toString());
    expect(conversationId).not.toBe(talk.conversationId);
    const again = await app.visitorSocket(talk.appId, renewed);
    again.say('Hello, I am new', '1');
    expect((await again.acknowledged('1'))?.id).toBe(1);
  });

  it('also before anything was written, and twice', async () => {
    const { appId } = await app.newShop();
    const talk = { appId, token: await app.token(appId) } as Talk;
    expect((await ask(talk, 'DELETE', '')).status).toBe(200);
    expect((await ask(talk, 'DELETE', '')).status).toBe(200);
  });
});

/** In which rows of any table, or files, the words still stand. */
async function leftOf(conversationId: string): Promise<string[]> {
  const tables = await app.opened.database.query<{ table_name: string }>(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const left: string[] = [];
  for (const { table_name } of tables) {
    const rows = await app.opened.database.query<{ row: string }>(
      `select t::text as row from "${table_name}" t
       where t::text like '%' || $1 || '%' and t::text ~* 'elm|carol'`,
      [conversationId],
    );
    left.push(...rows.map(({ row }) => `${table_name}: ${row}`));
  }
  return left;
}

async function onePixel(): Promise<ArrayBuffer> {
  const { default: sharp } = await import('sharp');
  const created = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } });
  const bytes = await created.png().toBuffer();
  return new Uint8Array(bytes).buffer;
}

describe('what was deleted stays deleted', () => {
  const searchOf = (talk: Talk) =>
    app.opened.database.query('select from conversation_search where conversation_id = $1', [
      talk.conversationId,
    ]);
  const visitorOf = (talk: Talk) =>
    app.opened.database.query('select from visitor where conversation_id = $1', [talk.conversationId]);
  const textsOf = (talk: Talk) =>
    app.opened.database.query("select from message where conversation_id = $1 and content->>'text' <> ''", [
      talk.conversationId,
    ]);

  it('whatever is on its way in that moment: words, an address, the page one is on', async () => {
    const talk = await openTalk();
    const others = await Promise.all(
      Array.from({ length: 4 }, () => app.visitorSocket(talk.appId, talk.token)),
    );
    let isOver = false;
    const writing = others.map(async (socket, tab) => {
      for (let number = 0; !isOver; number += 1) {
        socket.say(`Elm Street ${number}`, String(1000 * (tab + 1) + number));
        socket.send('email-captured', { email: 'ada@lovelace.test' }, `mail ${tab} ${number}`);
        socket.send('page-viewed', { url: 'https://shop.test/elm-street' });
        await new Promise((done) => setTimeout(done, 5));
      }
    });
    await others[0]?.acknowledged('1003');
    expect((await ask(talk, 'DELETE', '')).status).toBe(200);
    isOver = true;
    await Promise.all(writing);
    await vi.waitFor(async () => expect(others.every(({ closeCode }) => closeCode !== null)).toBe(true));
    expect([await textsOf(talk), await visitorOf(talk), await statusOf(talk)]).toEqual([[], [], 'closed']);
    // A round of the index that had read the words before they were deleted.
    await app.opened.database.query(
      "insert into conversation_search (conversation_id, shop_id, indexed_id, terms) values ($1, $2, 1, 'elm')",
      [talk.conversationId, talk.shopId],
    );
    expect(await searchOf(talk)).toEqual([]);
  });
});
