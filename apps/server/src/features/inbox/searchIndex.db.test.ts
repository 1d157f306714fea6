import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { lexeme } from './listSql';
import { addTerms } from './searchIndex';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('words that were read before a message was changed do not come in after it', async () => {
  const { appId, shopId } = await app.newShop();
  const socket = await app.visitorSocket(appId, await app.token(appId));
  socket.say('Hello', '1');
  const conversationId = (await socket.acknowledged('1'))?.conversationId ?? '';
  const { database } = app.opened;
  await database.query('update conversation set revision = 1 where id = $1', [conversationId]);
  const add = (word: string, revision: number) =>
    addTerms(database, [{ conversationId, shopId, indexedId: 0, revision, terms: [lexeme(shopId, word)] }]);
  await add('taken-back', 0);
  await add('standing', 1);
  const isIn = async (word: string) =>
    (
      await database.query(
        'select from conversation_search where conversation_id = $1 and $2 = any (tsvector_to_array(terms))',
        [conversationId, lexeme(shopId, word)],
      )
    ).length;
  expect([await isIn('taken-back'), await isIn('standing')]).toEqual([0, 1]);
});
