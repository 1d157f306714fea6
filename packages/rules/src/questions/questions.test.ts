import { describe, expect, it } from 'vitest';
import { languages } from '../language';
import { questionKind } from './index';

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

describe('what is asked', () => {
  it.each(languages)('%s', (language) => {
    expect(said[language]?.map((text) => questionKind(text, language))).toEqual([
      ...['order-status', 'cancel', 'thanks', 'greeting'],
    ]);
  });

  it('is also understood in English on a page in another language', () => {
    expect(questionKind('where is my order', 'ja')).toBe('order-status');
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
