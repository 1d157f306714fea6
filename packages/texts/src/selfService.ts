import type { englishSspTexts } from './selfService/en-US';
import type { TextsLike } from './text';

export { englishSspTexts } from './selfService/en-US';

export type SspTextKey = keyof typeof englishSspTexts;
export type SspTexts = TextsLike<typeof englishSspTexts>;
