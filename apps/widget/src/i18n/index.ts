export { createTranslator, type TextsByKey, type Translator } from './createTranslator';
export { TextsProvider, useTexts } from './TextsProvider';
