import { z } from 'zod';

/**
 * PostgreSQL refuses NUL and lone surrogates in text (D23). They carry no meaning a shopper could have typed,
 * so they are normalised rather than refused.
 */
const wellFormed = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

export const safeText = (maxLength: number) => z.string().max(maxLength).transform(wellFormed);

export const nonEmptyText = (maxLength: number) =>
  safeText(maxLength).refine((text) => text.trim() !== '', { message: 'must not be blank' });
