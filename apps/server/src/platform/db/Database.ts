import type { Pool } from 'pg';

/**
 * All that features may do with a database. There is no handle on a connection: the embedded database has exactly
 * one, and whoever kept it would stop every acknowledgement.
 */
export interface Database extends Queryable {
  tx<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
}

export interface Queryable {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export function createDatabase(pool: Pool): Database {
  return {
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      return (await pool.query(sql, [...values])).rows as Row[];
    },
    async tx(work) {
      const connection = await pool.connect();
      let failure: Error | undefined;
      try {
        await connection.query('begin');
        const result = await work({
          query: async <Row>(sql: string, values: readonly unknown[] = []) =>
            (await connection.query(sql, [...values])).rows as Row[],
        });
        await connection.query('commit');
        return result;
      } catch (error) {
        await connection.query('rollback').catch((cause: Error) => {
          failure = cause;
        });
        throw error;
      } finally {
        // A connection that could not roll back is thrown away instead of going back to the pool.
        connection.release(failure);
      }
    },
  };
}
