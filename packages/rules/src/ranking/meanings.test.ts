import { describe, expect, it } from 'vitest';
import type { Language } from '../language';
import { askedMeanings, calledIn } from '.';
import { ar } from './meanings/ar';
import { cs } from './meanings/cs';
import { da } from './meanings/da';
import { de } from './meanings/de';
import { en } from './meanings/en';
import { es } from './meanings/es';
import { fi } from './meanings/fi';
import { fr } from './meanings/fr';
import { he } from './meanings/he';
import { it as italian } from './meanings/it';
import { ja } from './meanings/ja';
import { nl } from './meanings/nl';
import { norwegian } from './meanings/no';
import { pt } from './meanings/pt';
import { sv } from './meanings/sv';

const meantBy = (question: string, language: Language): readonly string[] =>
  askedMeanings(question, language).flatMap(({ names }) => names);

const linesOf = (written: string): readonly string[] =>
  written.split('\n').filter((line) => line.trim() !== '');
const namesIn = (written: string): readonly string[] =>
  linesOf(written).map((line) => line.slice(0, line.indexOf(':')).trim());

describe('the lines for what shops are asked for', () => {
  const others = { ar, cs, da, de, es, fi, fr, he, italian, ja, nl, norwegian, pt, sv };

  it.each(Object.entries(others))(
    '%s: have the names that they have in English, each once, in its order',
    (_, written) => {
      const names = namesIn(written);
      expect(names).toEqual(namesIn(en).filter((name) => names.includes(name)));
    },
  );

  it.each(Object.entries(others))('%s: say nothing twice', (_, written) => {
    for (const line of linesOf(written)) {
      const [left = ''] = line.slice(line.indexOf(':') + 1).split('>');
      const entries = left.split(',').map((entry) => entry.trim());
      expect(entries.filter((entry, at) => entry === '' || entries.indexOf(entry) < at)).toEqual([]);
    }
  });
});

describe('what a thing is called in another language', () => {
  it.each([
    ['en', 'gift card', false, 'gift card'],
    ['it', 'gift card', false, 'carta regalo'],
    ['de', 'gift card', false, 'geschenkgutschein'],
    ['he', 'hours', false, 'שעות פתיחה'],
    ['it', 'dishwasher', false, 'lavastoviglie'],
    ['it', 'time', true, 'quanto tempo'],
    ['ja', 'time', true, '日数'],
    ['ja', 'dishwasher', false, '食洗'],
    ['de', 'red', false, null],
  ] as const)(
    '%s: %s (in a turn of phrase: %s) is “%s”, as the line for it begins',
    (language, name, isTurn, called) => {
      expect(calledIn(language, [name], isTurn)).toBe(called);
    },
  );
});

describe('what is meant', () => {
  it.each([
    ['it', 'Posso metterlo in lavastoviglie?', 'dishwasher'],
    ['it', 'Si può pagare a rate?', 'installments'],
    ['it', 'Il mio codice è scaduto', 'declined'],
    ['it', 'Riparate anche le cerniere? Avete ricambi?', 'repair'],
    ['it', 'Non ero in casa quando ha suonato il corriere', 'missed'],
    ['it', 'Come disdico l’ordine?', 'cancel'],
    ['it', 'Fate un ricamo con le iniziali?', 'embroidery'],
    ['it', 'La tazza è arrivata in mille pezzi', 'damaged'],
    ['nl', 'Mag de schaal in de vaatwasser?', 'dishwasher'],
    ['nl', 'Kan ik gespreid betalen?', 'installments'],
    ['nl', 'Ik was niet thuis toen er werd aangebeld', 'missed'],
    ['nl', 'Ik wil mijn aankoop annuleren', 'cancel'],
    ['nl', 'Kan ik een cadeaubon kopen?', 'gift card'],
    ['nl', 'De trui is gekrompen', 'shrink'],
    ['nl', 'Kunt u de naam erop borduren?', 'embroidery'],
    ['pt-BR', 'Vai na máquina de lavar louça?', 'dishwasher'],
    ['pt-BR', 'Dá para parcelar?', 'installments'],
    ['pt-BR', 'O cupom não está funcionando, deu erro', 'declined'],
    ['pt-BR', 'Quero meu dinheiro de volta', 'refund'],
    ['pt-BR', 'Deixaram com o porteiro?', 'neighbour'],
    ['pt-BR', 'A camisa ficou apertada', 'exchange'],
    ['pt-BR', 'Vocês bordam iniciais?', 'embroidery'],
    ['da', 'Kan kruset tåle opvaskemaskine?', 'dishwasher'],
    ['da', 'Kan jeg betale i rater?', 'installments'],
    ['da', 'Min rabatkode virker ikke', 'declined'],
    ['da', 'Jeg har fortrudt og vil sende den tilbage', 'return'],
    ['da', 'Jeg var ikke hjemme, da buddet kom', 'missed'],
    ['da', 'Sælger I gavekort?', 'gift card'],
    ['sv', 'Tål muggen diskmaskin?', 'dishwasher'],
    ['sv', 'Kan jag delbetala?', 'installments'],
    ['sv', 'Koden är ogiltig', 'declined'],
    ['sv', 'Kan ni brodera ett namn?', 'embroidery'],
    ['sv', 'Jag vill avbeställa', 'cancel'],
    ['sv', 'Paketet lämnades hos grannen', 'neighbour'],
    ['no', 'Tåler koppen oppvaskmaskin?', 'dishwasher'],
    ['no', 'Kan jeg betale på avdrag?', 'installments'],
    ['no', 'Rabattkoden er utløpt', 'declined'],
    ['no', 'Hvordan kansellerer jeg?', 'cancel'],
    ['no', 'Genseren har krympet', 'shrink'],
    ['no', 'Har dere gavekort?', 'gift card'],
    ['fi', 'Kestääkö kuppi astianpesukonetta tai mikroaaltouunissa?', 'dishwasher'],
    ['fi', 'Voinko maksaa osamaksulla?', 'installments'],
    ['fi', 'Haluaisin peruuttaa, tilasin vahingossa', 'cancel'],
    ['fi', 'Neule on kutistunut', 'shrink'],
    ['fi', 'Kuppi tuli sirpaleina', 'damaged'],
    ['fi', 'Paketti jätettiin naapurille', 'neighbour'],
    ['cz', 'Může hrnek do myčky?', 'dishwasher'],
    ['cz', 'Dá se platit na splátky?', 'installments'],
    ['cz', 'Chci stornovat nákup', 'cancel'],
    ['cz', 'Slevový kód nefunguje', 'declined'],
    ['cz', 'Nebyla jsem doma, když zvonil kurýr', 'missed'],
    ['cz', 'Kam můžu napsat stížnost?', 'complaint'],
    ['ar', 'هل يمكن وضعه في غسالة الصحون؟', 'dishwasher'],
    ['ar', 'هل يمكنني الدفع بالتقسيط؟', 'installments'],
    ['ar', 'وصلني الكوب متكسر', 'damaged'],
    ['ar', 'أريد ارجاع القميص', 'return'],
    ['ar', 'فلوسي متى ترجع؟', 'refund'],
    ['ar', 'هل عندكم تطريز؟', 'embroidery'],
    ['he', 'אפשר לשים במדיח?', 'dishwasher'],
    ['he', 'אפשר לשלם בתשלומים?', 'installments'],
    ['he', 'הקופון פג תוקף', 'declined'],
    ['he', 'אני רוצה לבטל את ההזמנה', 'cancel'],
    ['he', 'איפה החבילה שלי', 'track'],
    ['he', 'לא הייתי בבית כשהשליח הגיע', 'missed'],
    ['he', 'הסוודר התכווץ בכביסה', 'shrink'],
    ['he', 'מה לגבי הכביסה והגיהוץ?', 'wash'],
    ['he', 'שהמשלוחים יקרים', 'delivery'],
    ['ar', 'كم مدة الضمان وبالتقسيط', 'installments'],
    ['ar', 'هذه الهديه', 'gift'],
    ['ar', 'ارسال القميص', 'delivery'],
    ['de', 'Ist die Tasse spülmaschinenfest?', 'dishwasher'],
    ['de', 'Kann man das abstottern?', 'installments'],
    ['de', 'Gibt es Händlerkonditionen?', 'wholesale'],
    ['de', 'Wie lange habe ich Gewährleistung?', 'warranty'],
    ['de', 'Könnt ihr Initialen einsticken?', 'embroidery'],
    ['de', 'Wie kann ich Punkte sammeln?', 'points'],
    ['fr-FR', 'C’est combien pour la livraison ?', 'cost'],
    ['fr-FR', 'Le plat passe au four ?', 'dishwasher'],
    ['fr-FR', 'Peut-on payer en quatre fois ?', 'installments'],
    ['fr-FR', 'Vous pouvez broder un prénom dessus ?', 'embroidery'],
    ['fr-FR', 'J’ai raté le livreur', 'missed'],
    ['fr-FR', 'Où sont mes points de fidélité ?', 'points'],
    ['es', '¿Cuánto tardáis en enviar?', 'time'],
    ['es', '¿Es apto para lavavajillas?', 'dishwasher'],
    ['es', '¿Se puede pagar en cuotas?', 'installments'],
    ['es', '¿Bordáis iniciales?', 'embroidery'],
    ['es', 'Me da error el cupón', 'declined'],
    ['es', 'Quiero descambiar la camisa', 'return'],
    ['ja', '食洗機で洗えますか', 'dishwasher'],
    ['ja', '電子レンジは使えますか', 'dishwasher'],
    ['ja', '分割で払えますか', 'installments'],
    ['ja', '刺繍はできますか', 'embroidery'],
    ['ja', '名入れをお願いできますか', 'embroidery'],
    ['ja', '不在票が入っていました', 'missed'],
  ] as const)('%s: “%s” is of %s', (language, question, name) => {
    expect(meantBy(question, language)).toContain(name);
  });

  it.each([
    ['it', 'Mi è stato addebitato', 'track'],
    ['it', 'Ho solo una domanda', 'half'],
    ['it', 'In attesa di un vostro riscontro, cordiali saluti', 'late'],
    ['nl', 'De schaal was erg mooi', 'wash'],
    ['nl', 'Ik stuur het morgen ergens anders heen', 'different'],
    ['pt-BR', 'Boa tarde', 'late'],
    ['pt-BR', 'Só uma pergunta', 'half'],
    ['da', 'Hvor er mine varer?', 'time'],
    ['da', 'Med venlig hilsen', 'card'],
    ['sv', 'Med vänlig hälsning', 'card'],
    ['sv', 'Jag beställde för två veckor sen', 'late'],
    ['no', 'I tillegg vil jeg vite det', 'add'],
    ['no', 'Kommer dere inn igjen i morgen?', 'login'],
    ['fi', 'Muki on käsin tehty', 'wash'],
    ['fi', 'Haluan peruuttaa tilaus', 'newsletter'],
    ['cz', 'To nemůže být', 'address'],
    ['cz', 'Do kolika dní to přijde?', 'hours'],
    ['ar', 'كي أعرف', 'wash'],
    ['ar', 'لسه عندي سؤال', 'late'],
    ['he', 'יש עוד שאלה', 'stock'],
    ['he', 'מתנה לחברה שלי', 'wholesale'],
    ['he', 'הבן שלי אוהב', 'material'],
    ['ar', 'ولد جميل', 'colour'],
    ['de', 'Geht ein Umtausch ohne Bon?', 'shrink'],
    ['fr-FR', 'Ma commande est en cours', 'visit'],
    ['es', 'No me queda claro', 'exchange'],
    ['ja', 'オレンジはありますか', 'dishwasher'],
    ['ja', 'アカウントを作りたい', 'points'],
  ] as const)('%s: “%s” is not of %s', (language, question, name) => {
    expect(meantBy(question, language)).not.toContain(name);
  });
});
