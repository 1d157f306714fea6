import { describe, expect, it } from 'vitest';
import { languages } from '../language';
import { goesOnFrom, questionKind, seeksCheaper, wantsToReturn, yesOrNo } from './index';

const said: Readonly<
  Record<string, readonly [status: string, cancel: string, thanks: string, greeting: string]>
> = {
  'en-US': ['Where is my order?', 'I want to cancel my order', 'Thank you so much!', 'Hello!'],
  'en-GB': ['When will my parcel arrive?', 'Please cancel my order #1042', 'Cheers', 'Good morning'],
  de: ['Wo ist meine Bestellung?', 'Ich möchte meine Bestellung stornieren', 'Vielen Dank!', 'Guten Tag'],
  'fr-FR': ['Où est ma commande ?', 'Je veux annuler ma commande', 'Merci beaucoup', 'Bonjour !'],
  'fr-CA': ['Quand mon colis arrivera-t-il?', 'Pouvez-vous annuler ma commande?', 'Merci', 'Salut'],
  es: ['¿Dónde está mi pedido?', 'Quiero cancelar mi pedido', '¡Muchas gracias!', 'Hola, buenas tardes'],
  it: ["Dov'è il mio ordine?", 'Vorrei annullare il mio ordine', 'Grazie mille', 'Buongiorno'],
  'pt-BR': ['Onde está meu pedido?', 'Quero cancelar meu pedido', 'Muito obrigada', 'Olá, bom dia'],
  nl: ['Waar blijft mijn bestelling?', 'Ik wil mijn bestelling annuleren', 'Dank je wel', 'Goedemiddag'],
  da: ['Hvornår kommer min pakke?', 'Jeg vil annullere min ordre', 'Mange tak', 'Hej'],
  no: ['Hvor er pakken min?', 'Jeg vil kansellere ordren min', 'Tusen takk', 'God dag'],
  sv: ['Var är mitt paket?', 'Jag vill avbeställa min order', 'Tack så mycket', 'Hejsan'],
  fi: ['Missä tilaukseni on?', 'Haluan peruuttaa tilaukseni', 'Kiitos paljon', 'Hyvää päivää'],
  cz: ['Kde je moje objednávka?', 'Chci zrušit moji objednávku', 'Mockrát děkuji', 'Dobrý den'],
  ja: ['注文した荷物はどこですか？', '注文をキャンセルしたいです', 'ありがとうございます', 'こんにちは'],
  ar: ['أين طلبي؟', 'أريد إلغاء طلبي', 'شكراً جزيلاً', 'السلام عليكم'],
  he: ['איפה ההזמנה שלי?', 'אני רוצה לבטל את ההזמנה שלי', 'תודה רבה', 'שלום'],
};

const wishing: Readonly<Record<string, readonly [goesBack: string, elsewhere: string, wonders: string]>> = {
  'en-US': [
    'I’d like to return the mug from my order',
    'Please change the shipping address of my order',
    'How many days do I have to return the bowl?',
  ],
  'en-GB': [
    'I need to return one plate of order #1042',
    'Wrong address on my order!',
    'Who pays if I return it?',
  ],
  de: [
    'Ich möchte die Tasse aus meiner Bestellung zurückgeben',
    'Bitte schicken Sie meine Bestellung an eine andere Adresse',
    'Wie lange kann ich etwas zurückgeben?',
  ],
  'fr-FR': [
    'Je voudrais retourner un article de ma commande',
    'Je veux changer l’adresse de ma commande',
    'Comment retourner un article ?',
  ],
  'fr-CA': [
    'Je souhaite renvoyer la tasse de ma commande',
    'Il y a une mauvaise adresse sur ma commande',
    'Combien coûte un retour?',
  ],
  es: [
    'Quiero devolver la taza de mi pedido',
    'Necesito cambiar la dirección de mi pedido',
    '¿Cómo puedo devolver algo?',
  ],
  it: [
    'Vorrei restituire la tazza, il mio ordine è il 1042',
    'Devo cambiare l’indirizzo: il mio ordine va altrove',
    'Entro quanti giorni posso fare un reso?',
  ],
  'pt-BR': [
    'Quero devolver a caneca, meu pedido é o 1042',
    'Preciso alterar o endereço, meu pedido vai para outro lugar',
    'Como faço uma devolução?',
  ],
  nl: [
    'Ik wil de mok van mijn bestelling terugsturen',
    'Kan mijn bestelling naar een ander adres?',
    'Hoe lang kan ik iets retourneren?',
  ],
  da: [
    'Jeg vil gerne returnere koppen fra min ordre',
    'Min ordre skal til en anden adresse',
    'Hvordan kan jeg returnere noget?',
  ],
  no: [
    'Jeg vil returnere koppen fra min ordre',
    'Min ordre skal til en annen adresse',
    'Hvordan kan jeg returnere noe?',
  ],
  sv: [
    'Jag vill returnera koppen från min order',
    'Jag vill ändra adressen på min order',
    'Hur länge kan jag returnera något?',
  ],
  fi: [
    'Haluan palauttaa mukin, tilausnumero 1042',
    'Voitteko lähettää tilaukseni toiseen osoitteeseen',
    'Miten voin palauttaa tuotteen?',
  ],
  cz: [
    'Chci vrátit hrnek, číslo objednávky 1042',
    'Potřebuji změnit adresu, moje objednávka má jít jinam',
    'Do kdy mohu zboží vrátit?',
  ],
  ja: ['注文したマグカップを返品したいです', '注文の届け先を変更してください', '返品は何日以内ですか？'],
  ar: ['أريد إرجاع كوب من طلبي', 'أريد تغيير عنوان طلبي', 'كم يوماً لدي للإرجاع؟'],
  he: ['אני רוצה להחזיר ספל מההזמנה שלי #1042', 'צריך לשנות כתובת, מספר הזמנה 1042', 'עד מתי אפשר להחזיר?'],
};

describe('what is asked', () => {
  it.each(languages)('%s', (language) => {
    expect(said[language]?.map((text) => questionKind(text, language))).toEqual([
      ...['order-status', 'cancel', 'thanks', 'greeting'],
    ]);
  });

  it.each(languages)('%s: something is to go back, or elsewhere; who wonders how is told', (language) => {
    expect(wishing[language]?.map((text) => questionKind(text, language))).toEqual([
      ...['return', 'address', 'other'],
    ]);
  });

  it('what should happen to an order that was spoken of', () => {
    const before = 'Where is my order #1042?';
    expect(questionKind('Please send it to another address', 'en-US', before)).toBe('address');
    expect(questionKind('I want to return it', 'en-US', before)).toBe('return');
    expect(questionKind('I want to return the mug of order #1001', 'en-US')).toBe('return');
    expect(wantsToReturn('I want to return the mug', 'de')).toBe(true);
    expect(wantsToReturn('How do I return the mug?', 'en-US')).toBe(false);
  });

  it('is also understood in another language than the page has', () => {
    expect(questionKind('where is my order', 'ja')).toBe('order-status');
    expect(questionKind('Wo ist meine Bestellung?', 'en-US')).toBe('order-status');
    expect(questionKind('שלום, יש לי שאלה', 'en-US')).toBe('greeting');
  });

  it.each([
    'How long does delivery take?',
    'Do you ship to Norway?',
    'Thanks, but do you also have it in blue?',
    'Hi, which size is right for me?',
    'Can I change the address?',
    'What is your cancellation policy?',
    '',
    '#',
    '!!!',
  ])('%s: something else', (text) => {
    expect(questionKind(text, 'en-US')).toBe('other');
  });

  it('a number names the order', () => {
    expect(questionKind('when does #1042 arrive', 'en-US')).toBe('order-status');
  });
});

/** In each language: that it suits, goodbye, that one wants something, and a question that goes on. */
const around: Readonly<
  Record<string, readonly [agrees: string, parts: string, opens: string, goesOn: string, no: string]>
> = {
  'en-US': [
    'Ok, got it',
    'Bye, take care!',
    'Hi, I have a question',
    'And how long does that take?',
    'Not really',
  ],
  'en-GB': ['Alright, cheers', 'See you later', 'Can you help me please?', 'How much is it?', 'Nope'],
  de: [
    'Alles klar, danke',
    'Tschüss, schönen Tag noch!',
    'Hallo, ich habe eine Frage',
    'Und wie lange dauert das?',
    'Nein',
  ],
  'fr-FR': [
    'D’accord, merci',
    'Au revoir, bonne journée',
    'Bonjour, j’ai une question',
    'Et combien ça coûte ?',
    'Non',
  ],
  'fr-CA': ['C’est bon', 'À bientôt', 'Pouvez-vous m’aider?', 'Et pour le Québec?', 'Pas vraiment'],
  es: ['Vale, gracias', 'Adiós', 'Hola, tengo una duda', '¿Y cuánto cuesta eso?', 'No'],
  it: ['Va bene, grazie', 'Arrivederci', 'Ho una domanda', 'E quanto costa questo?', 'Purtroppo no'],
  'pt-BR': ['Entendi, obrigado', 'Tchau', 'Oi, tenho uma dúvida', 'E quanto custa isso?', 'Não'],
  nl: ['Oké, bedankt', 'Tot ziens', 'Ik heb een vraag', 'En hoe lang duurt dat?', 'Nee'],
  da: ['Okay, tak', 'Farvel', 'Jeg har et spørgsmål', 'Og hvor lang tid tager det?', 'Nej'],
  no: ['Greit, takk', 'Ha det bra', 'Jeg har et spørsmål', 'Og hva koster det?', 'Nei'],
  sv: ['Okej, tack', 'Hej då', 'Jag har en fråga', 'Och hur lång tid tar det?', 'Nej'],
  fi: ['Selvä, kiitos', 'Hei hei', 'Minulla on kysymys', 'Entä paljonko se maksaa?', 'Ei'],
  cz: ['Dobře, děkuji', 'Na shledanou', 'Dobrý den, mám dotaz', 'A kolik to stojí?', 'Ne'],
  ja: [
    'わかりました。ありがとうございます',
    'さようなら',
    'すみません、質問があります',
    'それはいくらですか？',
    'いいえ',
  ],
  ar: ['حسناً، شكراً', 'مع السلامة', 'مرحبا، لدي سؤال', 'وكم يكلف هذا؟', 'لا'],
  he: ['הבנתי, תודה', 'להתראות', 'שלום, יש לי שאלה', 'וכמה זה עולה?', 'לא'],
};

describe('what is said around it', () => {
  it.each(languages)('%s', (language) => {
    const [agrees = '', parts = '', opens = '', goesOn = '', no = ''] = around[language] ?? [];
    expect([agrees, parts, opens].map((text) => questionKind(text, language))).toEqual([
      ...['thanks', 'parting', 'greeting'],
    ]);
    expect([agrees, no, goesOn].map((text) => yesOrNo(text, language))).toEqual([true, false, null]);
    const before = said[language]?.[1] ?? '';
    expect(goesOnFrom(goesOn, [before, agrees], language)?.from).toBe(before);
    expect(goesOnFrom(goesOn, [], language)).toBeNull();
    expect(goesOnFrom(before, [goesOn], language)).toBeNull();
  });

  it.each([
    'Is it possible to pay later?',
    'My mug is broken and I would like to return it',
    'Do you ship to Norway?',
    'How long does shipping take?',
  ])('%s: a question of its own', (text) => {
    expect(goesOnFrom(text, ['Do you have mugs?'], 'en-US')).toBeNull();
  });

  it('a number behind a word for an order names it', () => {
    expect(questionKind('hey whats the status of order 1042', 'en-US')).toBe('order-status');
    expect(questionKind('wheres my parcel', 'en-US')).toBe('order-status');
    expect(questionKind('Wo ist Bestellung Nr. 1042?', 'de')).toBe('order-status');
    expect(questionKind('where can I get 1042 plates?', 'en-US')).toBe('other');
  });
});

it.each([
  ['en-US', 'Are you human?', 'something cheaper?'],
  ['de', 'Spreche ich mit einem Menschen oder einem Bot?', 'Habt ihr etwas Günstigeres?'],
  ['fr-FR', 'Bonjour, êtes-vous un robot ?', 'quelque chose de moins cher ?'],
  ['fr-CA', 'Est-ce que je parle à un robot ?', 'trop cher'],
  ['es', '¿Eres una persona real?', '¿hay algo más barato?'],
  ['it', 'Sei un robot o una persona?', 'qualcosa di più economico?'],
  ['pt-BR', 'Você é um robô?', 'algo mais barato?'],
  ['nl', 'Ben je een echt mens?', 'hebben jullie het goedkoper?'],
  ['da', 'Er du en robot?', 'noget billigere?'],
  ['no', 'Er du et menneske?', 'noe billigere?'],
  ['sv', 'Är du en människa?', 'något billigare?'],
  ['fi', 'Oletko robotti vai ihminen?', 'jotain halvempaa?'],
  ['cz', 'Jste robot?', 'něco levnějšího?'],
  ['ja', 'あなたはロボットですか？', 'もっと安いものはありますか'],
  ['ar', 'هل أنت روبوت؟', 'هل يوجد أرخص؟'],
  ['he', 'אתה בוט או בן אדם?', 'יש משהו זול יותר?'],
])('in %s it is heard who wonders what answers, and who wants to pay less', (language, what, cheaper) => {
  expect(questionKind(what, language)).toBe('what-are-you');
  expect(seeksCheaper(cheaper, language)).toBe(true);
  expect(seeksCheaper(what, language)).toBe(false);
});

it.each(['Is this a robot vacuum?', 'Are you a bot? Then where is my order?', 'Are you open on Sundays?'])(
  '%s: asks for something else',
  (text) => expect(questionKind(text, 'en-US')).not.toBe('what-are-you'),
);
