export { createTranslator, type TextsByKey, type Translator } from './createTranslator';
export { mergeTexts } from './mergeTexts';
export { TextsProvider, useTexts } from './TextsProvider';
