import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTranslator, TextsProvider, type Translator, useTexts } from './index';

function Back() {
  return useTexts().t('windowBack');
}

it('the texts of a component are those of its provider, and English without one', () => {
  const translator: Translator = createTranslator({ language: 'de', texts: { windowBack: 'Zurück' } });
  const provided = (
    <TextsProvider translator={translator}>
      <Back />
    </TextsProvider>
  );
  expect([renderToString(provided), renderToString(<Back />)]).toEqual(['Zurück', 'Back']);
});
