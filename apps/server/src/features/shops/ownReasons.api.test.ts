import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/db';
import { startTestApp, type TestApp } from '../../testing';
import { migrationsFolder } from '../../testing/places';
import { readSettings } from './readSettings';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('the reasons that a shop had before they stood by language are in the language of its chat', async () => {
  const { appId } = await app.newShop();
  const { database } = app.opened;
  const selfService = { enabled: true, reportReasons: ['Kaputt', 'Zu spät'], returnReasons: [] };
  const before = { language: 'de', selfService };
  await database.query('update app set settings = $2 where id = $1', [appId, before]);
  await database.query(
    `insert into chat_version (app_id, version, shop_id, changes, settings)
     select id, 1, shop_id, '[]', settings - 'language' from app where id = $1`,
    [appId],
  );
  const untouched = await app.newShop();
  const name = '0135_reasons_by_language.sql';
  await database.query('delete from schema_migration where name = $1', [name]);
  expect(await migrate(database, migrationsFolder)).toEqual([name]);
  const settingsIn = async (table: string, id: number) => {
    const where = table === 'app' ? 'id' : 'app_id';
    const [row] = await database.query<{ settings: unknown }>(
      `select settings from ${table} where ${where} = $1`,
      [id],
    );
    return row?.settings;
  };
  const now = { enabled: true, reportReasons: { de: ['Kaputt', 'Zu spät'] }, returnReasons: {} };
  expect(await settingsIn('app', appId)).toEqual({ language: 'de', selfService: now });
  expect(readSettings(await settingsIn('app', appId)).unreadable).toEqual([]);
  expect(await settingsIn('chat_version', appId)).toEqual({
    selfService: { ...now, reportReasons: { 'en-US': ['Kaputt', 'Zu spät'] } },
  });
  expect(readSettings(await settingsIn('app', untouched.appId)).unreadable).toEqual([]);
});
