import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/db';
import { startTestApp, type TestApp } from '../../testing';
import { migrationsFolder } from '../../testing/places';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('[ENT-31] the words that a shop had before they stood by language are in the language of its chat', async () => {
  const { appId } = await app.newShop();
  const before = { language: 'de', texts: { composerSend: 'Ab damit' }, sspTexts: {} };
  await app.opened.database.query('update app set settings = $2 where id = $1', [appId, before]);
  await app.opened.database.query(
    `insert into chat_version (app_id, version, shop_id, changes, settings)
     select id, 1, shop_id, '[]', settings - 'language' from app where id = $1`,
    [appId],
  );
  const name = '0074_own_words_by_language.sql';
  await app.opened.database.query('delete from schema_migration where name = $1', [name]);
  expect(await migrate(app.opened.database, migrationsFolder)).toEqual([name]);
  const [row] = await app.opened.database.query('select settings from app where id = $1', [appId]);
  expect(row).toEqual({
    settings: { language: 'de', texts: { de: { composerSend: 'Ab damit' } }, sspTexts: {} },
  });
  const [version] = await app.opened.database.query('select settings from chat_version where app_id = $1', [
    appId,
  ]);
  expect(version).toEqual({ settings: { texts: { 'en-US': { composerSend: 'Ab damit' } }, sspTexts: {} } });
});
