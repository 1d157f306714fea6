import { randomUUID } from 'node:crypto';
import type { Note } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inboxOf, startTestApp, type TestApp } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { openDesk, shopperSays, ask } = inboxOf(() => app);

describe('a note', () => {
  it('is for colleagues only: no frame and no history of a shopper ever has it', async () => {
    const desk = await openDesk();
    const { socket, conversationId } = await shopperSays(desk, 'Hello');
    const note = { id: randomUUID(), text: 'Careful, secret words', mentions: [desk.userId, 'stranger'] };
    const heardBefore = socket.frames.length;
    for (const _ of ['once', 'again'])
      expect(
        (await app.call('POST', `conversations/${conversationId}/notes`, { cookie: desk.cookie, body: note }))
          .status,
      ).toBe(200);
    await desk.agent.heard('conversation-updated');
    const { notes } = await ask<{ notes: Note[] }>(desk, `conversations/${conversationId}/notes`);
    expect(notes).toMatchObject([
      { id: note.id, text: note.text, afterId: 1, authorName: 'Ada Lovelace', mentions: [desk.userId] },
    ]);
    // What the shopper's socket hears next is the answer to its own question: everything before it has been delivered.
    socket.send('history', {});
    await socket.heard('history');
    socket.send('synchronize-recent-messages', { afterId: 0 });
    await socket.heard('synced');
    expect(socket.frames.slice(heardBefore).map(({ type }) => type)).toEqual([
      'history',
      'synchronize-recent-messages',
      'synced',
    ]);
    expect(JSON.stringify(socket.frames)).not.toContain('secret');
    const fresh = await app.visitorSocket(desk.appId, await app.token(desk.appId));
    fresh.send('history', { conversationId });
    await fresh.heard('history');
    expect(JSON.stringify(fresh.frames)).not.toContain('secret');
  });

  it('tells those whom it mentions, and not its author', async () => {
    const desk = await openDesk();
    const { conversationId } = await shopperSays(desk, 'Hello');
    const email = await app.addMember(desk.shopId, 'agent', 'Ben Second');
    const cookie = await app.signIn(email);
    const { userId } = (await (await app.call('GET', 'me', { cookie })).json()) as { userId: string };
    const body = { id: randomUUID(), text: '@Ben have a look', mentions: [userId, desk.userId] };
    await app.call('POST', `conversations/${conversationId}/notes`, { cookie: desk.cookie, body });
    expect((await desk.agent.heard('conversation-updated')).payload).toEqual({
      conversationId,
      mentioned: [userId],
    });
  });
});

it('colleagues who look at the same conversation hear who views and answers; others and shoppers do not', async () => {
  const desk = await openDesk();
  const { socket, conversationId } = await shopperSays(desk, 'Hello');
  const cookie = await app.signIn(await app.addMember(desk.shopId, 'agent', 'Ben Second'));
  const [ben, elsewhere] = [await app.agentSocket(cookie), await app.agentSocket(cookie)];
  ben.send('synchronize-recent-messages', { conversationId, afterId: 0 });
  await ben.heard('synced');
  desk.agent.send('agent-viewing', { conversationId, activity: 'viewing' });
  desk.agent.send('agent-viewing', { conversationId, activity: 'answering' });
  expect((await ben.heard('agent-viewing', 2)).payload).toEqual({
    conversationId,
    userId: desk.userId,
    name: 'Ada Lovelace',
    activity: 'answering',
  });
  expect([...elsewhere.all('agent-viewing'), ...socket.all('agent-viewing')]).toEqual([]);
});

it('[D20] a conversation that was closed in the tab is followed no more, and goes on where it was when it is opened', async () => {
  const desk = await openDesk();
  const { socket, conversationId } = await shopperSays(desk, 'Hello');
  const { agent } = desk;
  agent.send('synchronize-recent-messages', { conversationId, afterId: 0 });
  await agent.heard('synced');
  agent.send('agent-viewing', { conversationId, activity: 'left' });
  // Answered in turn: what was said before it has been done.
  agent.send('history', { conversationId });
  await agent.heard('history');
  socket.say('Are you there?', '77');
  await socket.acknowledged('77');
  agent.send('history', { conversationId });
  await agent.heard('history', 2);
  expect(agent.all('conversation-message')).toEqual([]);
  expect(app.conversations.live.followers.of(conversationId).size).toBe(1);
  agent.send('synchronize-recent-messages', { conversationId, afterId: 1 });
  await agent.heard('synced', 2);
  socket.say('Hello?', '78');
  expect(await agent.acknowledged('78')).toMatchObject({ id: 3 });
});
