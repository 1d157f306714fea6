import type { Macro } from '@shopbell/protocol';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Database } from '../../platform/db';

export interface MacroWords {
  readonly name: string;
  readonly text: string;
}

export function createMacros(database: Database) {
  const write = async (shopId: number, sql: string, values: readonly unknown[]): Promise<Outcome<Macro>> => {
    try {
      const [row] = await database.inShops([shopId]).query<{ id: string } & MacroWords>(sql, values);
      return row ? done({ ...row, id: Number(row.id) }) : refused('not-found');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '23505') return refused('name-taken');
      throw error;
    }
  };

  return {
    async list(shopId: number): Promise<Macro[]> {
      const rows = await database
        .inShops([shopId])
        .query<{ id: string } & MacroWords>(
          'select id, name, text from macro where shop_id = $1 order by lower(name), id limit 500',
          [shopId],
        );
      return rows.map((row) => ({ ...row, id: Number(row.id) }));
    },

    add: (shopId: number, { name, text }: MacroWords) =>
      write(shopId, 'insert into macro (shop_id, name, text) values ($1, $2, $3) returning id, name, text', [
        shopId,
        name,
        text,
      ]),

    change: (shopId: number, id: number, { name, text }: MacroWords) =>
      write(
        shopId,
        `update macro set name = $3, text = $4, updated_at = now() where shop_id = $1 and id = $2
         returning id, name, text`,
        [shopId, id, name, text],
      ),

    remove: (shopId: number, id: number) =>
      write(shopId, 'delete from macro where shop_id = $1 and id = $2 returning id, name, text', [
        shopId,
        id,
      ]),
  };
}
