import type { TextsLike } from './text';
import type { englishTexts } from './widget/en-US';

export { localeOf } from './localeOf';
export type { PluralText, Text } from './text';
export { coreEnglish } from './widget/coreEnglish';

export type TextKey = keyof typeof englishTexts;
export type Texts = TextsLike<typeof englishTexts>;
