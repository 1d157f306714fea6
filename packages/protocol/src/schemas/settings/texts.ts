import { z } from 'zod';

/** What a shop says in its own words: by language, then by the keys of the texts. */
export const shopTexts = z
  .record(z.string().max(10), z.record(z.string().max(200), z.string().max(2000)))
  .default({});
export type ShopTexts = z.infer<typeof shopTexts>;

/** A sentence, or one for each plural form of the language. */
const servedText = z.union([z.string(), z.object({ other: z.string() }).catchall(z.string())]);
export type ServedText = z.infer<typeof servedText>;

const texts = z.record(z.string(), servedText);

/** Everything the widget and self-service say in one language. */
export const translations = z.object({ texts, sspTexts: texts });
export type Translations = z.infer<typeof translations>;
