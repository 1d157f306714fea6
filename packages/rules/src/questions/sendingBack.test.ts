import { describe, expect, it } from 'vitest';
import { namesNothing, saysBroken, wantsToReturn } from './index';

type Phrasings = Readonly<Record<string, string>>;

/** In a line each, by language. */
const asked = (phrasings: Phrasings) =>
  Object.entries(phrasings).flatMap(([language, text]) =>
    text.split(/\n\s*/).map((each) => [language, each] as const),
  );

describe('of a thing that somebody has', () => {
  const returned: Phrasings = {
    'en-US': `I'd like to send back the teapot I ordered last week
      can i return the blue mug please
      The pillow doesn't fit my bed, I want my money back
      I'm not happy with the lamp and want to give it back
      Hi, could you take the blanket back? It's too small.
      Return request for the linen throw
      I want to initiate a return for the candle
      need a refund for the vase
      I changed my mind about the rug
      please help me return these towels
      I ordered two bowls but only need one, can I send the other back?
      the mug is the wrong colour, how about swapping it for green?
      I wanna send my kettle back
      Is it possible to return the teapot?
      I've decided not to keep the cushion
      I would like to exchange the throw for a larger one
      Can you arrange a return for the plate set
      refund the teapot please
      Hello I bought a lamp and it's not what I expected, I'd like to return that
      I don't want the vase any more
      returning my blanket
      sending back the candle holder
      I wish to give the mug back
      The duvet is too warm. Take it back please.
      I'd love to swap my grey towel for a white one
      we want to return our bowl
      I am returning the teapot
      let me return the napkins
      Could I return the throw I got on Monday?
      my wife wants to return the lamp
      the throw goes back please
      I'm sending the vase back today
      Please refund me for the mug
      I have to give back the lamp
      not satisfied with the bowl, refund?
      Need to get rid of the kettle, wrong size
      The blanket itches. Return, please.
      hey so the lamp… yeah i wanna return that
      Requesting a return: cushion
      mug was a gift, would like to swap it
      Turns out I do not need the vase
      we are unhappy with the towels and would like our money back`,
    de: `Kann ich die Lampe zurückschicken?
      Ich will die Decke nicht behalten
      Bitte nehmen Sie den Becher zurück
      Ich hätte gern mein Geld für die Vase zurück
      Rückgabe der Schale
      Ich möchte die Teekanne gerne umtauschen
      Die Lampe gefällt mir nicht, ich schicke sie zurück
      Vase bitte zurücknehmen
      Den Teppich brauche ich doch nicht
      Ich sende die Kerze wieder zurück`,
    'fr-FR': `Je voudrais vous rendre la théière
      Je souhaite renvoyer le plaid
      Puis-je retourner la lampe ?
      Je ne veux plus du vase
      Retour de la bougie s'il vous plaît
      J'aimerais vous renvoyer la lampe
      Pouvez-vous reprendre le plaid ?
      La théière ne me plaît pas, remboursez-moi
      Je veux échanger le bol
      Le tapis est trop petit, je le retourne`,
  };
  const wondered: Phrasings = {
    'en-US': `How do I return the mug?
      How long do I have to return the teapot?
      Do you have the lamp in blue?
      When will the mug be back in stock?
      Is the teapot dishwasher safe?
      What does returning the vase cost?
      When do I get my refund for the bowl?
      Who pays for the return of the mug?
      I want to buy the blanket
      Where is my refund for the mug?
      Has the return of my lamp arrived?
      Is the mug back in stock?
      Do you take back old mugs for recycling?
      I don't want the teapot to be wrapped
      Is the lamp returnable?
      Where do I find the return label for the mug?
      My vase has the wrong price on the invoice
      I exchanged the mug last week, thank you
      does the teapot keep tea warm`,
    de: `Wann bekomme ich mein Geld für die Lampe?
      Wie kann ich die Tasse zurückgeben?
      Wo finde ich das Etikett für die Rücksendung der Lampe?
      Ist die Lampe wieder vorrätig?`,
    'fr-FR': `Comment retourner la lampe ?
      Le plaid est-il de retour en stock ?`,
  };
  const broken: Phrasings = {
    'en-US': `my bowl arrived broken
      there is a crack in the teapot
      the lamp came in pieces
      The kettle leaks
      one plate was missing
      you sent me the wrong mug`,
    de: `Die Schale ist kaputt angekommen
      Die Lampe ist zerbrochen`,
    'fr-FR': `Mon bol est arrivé cassé
      La lampe ne fonctionne plus`,
  };

  it.each(asked(returned))('%s: %s: it goes back', (language, text) => {
    expect(wantsToReturn(text, language)).toBe(true);
  });

  it.each(asked(wondered))('%s: %s: it does not, and is not broken', (language, text) => {
    expect([wantsToReturn(text, language), saysBroken(text, language)]).toEqual([false, false]);
  });

  it.each(asked(broken))('%s: %s: it is broken', (language, text) => {
    expect(saysBroken(text, language)).toBe(true);
  });

  it('who names nothing means all of an order', () => {
    expect(namesNothing('Hello, I want to return my order #1042, please', 'en-US')).toBe(true);
    expect(namesNothing('I want to return the lamp of my order', 'en-US')).toBe(false);
  });
});
