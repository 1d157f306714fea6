import { describe, expect, it } from 'vitest';
import { askingPart } from './askingPart';

describe('what is asked by a text that tells something too', () => {
  it.each([
    ['en-US', 'My aunt gave me one. Can it go back?', 'Can it go back?'],
    ['en-US', 'threw the box away already, can i still return the mug', 'can i still return the mug'],
    ['de', 'Wir haben einen Laden. Gibt es Händlerpreise?', 'Gibt es Händlerpreise?'],
    ['fr-FR', 'Livrez-vous en relais ? Je ne suis jamais là.', 'Livrez-vous en relais ?'],
    ['ja', '箱を捨てました。返品できますか？', '返品できますか？'],
    // Nothing tells one from the other.
    ['en-US', 'my card keeps getting declined', 'my card keeps getting declined'],
    ['cz', 'Rozbil se hrnek. Chci nový', 'Rozbil se hrnek. Chci nový'],
  ] as const)('%s: %s', (language, text, part) => {
    expect(askingPart(text, language).trim()).toBe(part);
  });
});
