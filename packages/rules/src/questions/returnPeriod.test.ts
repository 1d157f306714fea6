import { describe, expect, it } from 'vitest';
import { returnPeriodAsked } from './index';

describe('until when something may come back', () => {
  it.each([
    ['en-US', 'How long can I return something?'],
    ['en-US', 'how long may I return?'],
    ['en-GB', 'Until when can I send the blue one back?'],
    ['de', 'Wie lange kann ich zurückgeben?'],
    ['de', 'Bis wann kann ich zurücksenden?'],
    ['fr-FR', 'Combien de temps ai-je pour retourner un article ?'],
    ['fr-CA', 'Jusqu’à quand puis-je renvoyer ?'],
    ['es', '¿Cuánto tiempo tengo para devolver?'],
    ['it', 'Entro quanti giorni posso restituire?'],
    ['pt-BR', 'Até quando posso devolver?'],
    ['nl', 'Hoe lang kan ik iets terugsturen?'],
    ['da', 'Hvor mange dage har jeg til at sende noget tilbage?'],
    ['no', 'Hvor lenge kan jeg returnere?'],
    ['sv', 'Hur länge kan jag returnera?'],
    ['fi', 'Kuinka kauan voin palauttaa?'],
    ['cz', 'Do kdy mohu vrátit zboží?'],
    ['ja', '返品は何日以内ですか'],
    ['he', 'עד מתי אפשר להחזיר?'],
    ['ar', 'كم من الوقت لدي لإرجاع منتج؟'],
    // A page in another language is written to in English too.
    ['de', 'How long can I return something?'],
  ] as const)('is asked in %s: %s', (language, question) => {
    expect(returnPeriodAsked(question, language)?.told).toBeTruthy();
  });

  it.each([
    ['en-US', 'How long does a return take?'],
    ['en-US', 'How long until my refund arrives?'],
    ['en-US', 'How long can I use the return label?'],
    ['en-US', 'How do I return something?'],
    ['en-US', 'How long can I cancel?'],
    ['de', 'Wie lange dauert die Erstattung einer Rückgabe?'],
    ['fr-FR', 'Combien de temps prend un retour ?'],
    ['es', '¿Cuánto tarda la devolución?'],
  ] as const)('is not asked in %s: %s', (language, question) => {
    expect(returnPeriodAsked(question, language)).toBeNull();
  });

  it('knows which words only ask, and which say of what', () => {
    const asked = returnPeriodAsked('¿Cuánto tiempo tengo para devolver una lámpara?', 'es');
    expect(['tiempo', 'tengo', 'devolver', 'lampara'].map((word) => asked?.isAsking(word))).toEqual([
      ...[true, true, false, false],
    ]);
  });
});
