export { createTranslator, type TextsByKey, type Translator } from './createTranslator';
export { type LanguageTexts, loadTexts } from './loadTexts';
export { mergeTexts } from './mergeTexts';
export { TextsProvider, useTexts } from './TextsProvider';
