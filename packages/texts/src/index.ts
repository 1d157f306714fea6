import type { TextsLike } from './text';
import type { englishTexts } from './widget/en-US';

export { localeOf } from './localeOf';
export type { PluralText, Text } from './text';
export { englishTexts } from './widget/en-US';

export type TextKey = keyof typeof englishTexts;
export type Texts = TextsLike<typeof englishTexts>;
