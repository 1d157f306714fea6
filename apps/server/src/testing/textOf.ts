import type { Queryable } from '../platform/db';

export const textOf = (statement: Parameters<Queryable['query']>[0]): string =>
  typeof statement === 'string' ? statement : statement.text;
