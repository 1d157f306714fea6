import type { Vocabulary } from '../Vocabulary';

export const czech: Vocabulary = {
  person:
    'člověk|člověka|člověku|člověkem|lidi|lidmi|lidé|lidská bytost|osoba|osobu|osobou|osobě|osoby|agent|agenta|agentem|agentovi|operátor|operátora|operátorem|operátorovi|operátorka|operátorku|operátorkou|operátorce|zaměstnanec|zaměstnance|zaměstnancem|zaměstnanci|pracovník|pracovníka|pracovníkem|pracovníkovi|pracovnice|pracovnicí|poradce|poradcem|poradci|zástupce|zástupcem|zástupci|vedoucí|vedoucím|vedoucího|manažer|manažera|manažerem|šéf|šéfa|šéfem|kolega|kolegu|kolegou|prodavač|prodavače|prodavačem|personál|personálem|specialista|specialistu|specialistou|odpovědná osoba|pracovník podpory|živák|živáka|technik|technika|technikem|lidskou pomoc|lidská pomoc|lidský kontakt|je tam někdo|je tu někdo|je zde někdo|někdo mi zavolá|někdo zavolal|zavolejte mi',
  team: 'zákaznická podpora|zákaznickou podporu|zákaznické podpory|zákaznické podpoře|zákaznickou podporou|podpora|podporu|podporou|podpoře|podpory|zákaznický servis|zákaznickým servisem|zákaznického servisu|zákaznickému servisu|zákaznická linka|zákaznickou linku|zákaznickou linkou|zákaznické lince|infolinka|infolinku|infolinkou|infolince|tým|týmem|týmu|vaším týmem|váš tým|zákaznické centrum|helpdesk|zákaznické oddělení|klientské centrum|servisem|přepojte mě|přepoj mě|spojte mě|přepojte mne|přepojit|přesměrujte mě',
  someone: 'někdo|někoho|někým|někomu|někoho jiného|s kým|někým jiným|někdo z vás|někým z vás|nekym',
  real: 'živý|živého|živým|živému|živá|živou|živé|skutečný|skutečného|skutečným|skutečnému|skutečnou|skutečná|opravdový|opravdového|opravdovým|opravdovému|opravdovou|reálný|reálného|reálným|reálnou|lidský|lidského|lidským|lidská|lidskou|pravý|kompetentní|kompetentním|fyzickou|normálním|z masa a kostí|z masa a krve|naživo',
  speak:
    'mluvit|mluvte|promluvit|promluvil|hovořit|pohovořit|bavit|pobavit|popovídat|povídat|pokecat|kecat|chatovat|psát si|psát|dopisovat|spojit|spojte|spoj|spojíte|spojení|přepojit|přepojte|přepoj|přepojení|přepojíte|přesměrovat|přesměrujte|předat|předejte|kontaktovat|kontaktuji|kontaktuju|kontakt|kontaktu|zavolat|volat|zavolejte|dovolat|obrátit|obrátím|komunikovat|jednat|řešit s|řešit to s|poradit|diskutovat|pomoc od|odpověď od|zastihnout|sehnat|pomohl|pomůže|pomoct|eskalovat|poslat|pošlete mě',
  want: 'chci|chtěl bych|chtěla bych|chtěl|chtěla|chtela bych|chtel bych|potřebuji|potřebuju|potřeboval bych|potřebovala bych|dejte mi|dej mi|dejte|je tam|je tu|je zde|máte|žádám|žádám o|požaduji|požaduju|vyžaduji|přeji si|přála bych si|přál bych si|raději|radši|hledám|mohu dostat|můžu dostat|prosím o|zavolej|sežeň|sežeňte|kde je|čekám na|najděte mi|chceme|kde zastihnu|kde najdu|jak zastihnu',
  small:
    's|se|k|ke|na|u|od|o|já|mě|mně|mi|mne|můj|my|nás|nám|mohu|můžu|můžete|můžeš|mohl bych|mohla bych|mohl|mohla|mohli|mohli byste|lze|dá se|dalo by se|šlo by|jde|vy|vás|vám|váš|vaše|vaší|vaším|vašeho|vašemu|vaši|ty|tvůj|tu|tady|zde|jen|jenom|prostě|jednoduše|přímo|osobně|konečně|opravdu|nějaký|nějakého|nějakým|nějakému|nějakou|nějaká|jakýkoliv|jakýmkoliv|dobrý den|ahoj|čau|zdravím|dobré ráno|ano|jo|ok|dobře|a|i|nebo|ale|tak|taky|také|k dispozici|dispozici|online|volný|možné|možnost|je|být|by|bych|že|který|která|který mi|protože|ohledně|místo|sakra|do prdele|kurva|kurva už|zatracený|blbý|už|to|ten|toho|tím|prosim vas|jak|kdo|pomoct mi|normálně|vůbec|převzít|mohl by|ať|řeší|vyřeší|ujme|žádné',
  please:
    'prosím|prosim|prosím vás|teď|ted|hned|ihned|okamžitě|děkuji|díky|děkuju|dík|rychle|naléhavě|urgentně|asap|co nejdříve|laskavě|radši|raději|pls|please|diky moc',
  help: 'mi pomoci|mi pomoct|mi pomůže|mi pomohl|mi odpovědět|mi odpoví|mi odpověděl|mi zavolat|mi zavolá|mě kontaktovat|se na to podívat|to převzít|se mi ozvat|se mi ozve|se mi ozval|někdo mi zavolá|někdo zavolal|zavolejte mi',
  robot:
    'bot|bota|botem|botovi|robot|robota|robotem|robotovi|stroj|stroje|strojem|počítač|počítačem|umělá inteligence|umělou inteligencí|umělé inteligence|ai|chatbot|chatbota|chatbotem|automat|automatem|automatu|roboty|boty|robotů|botů',
  not: 'ne|nechci|nechceme|nechtěl|nechtěla|nepotřebuji|nepotřebuju|bez|nesnáším|nikdy|místo|dost|žádný|žádného|žádným|žádné|už žádné',
  told: 'včera|předevčírem|minulý týden|minulý měsíc|nedávno|mluvil jsem|mluvila jsem|jsem mluvil|jsem mluvila|jsem včera|hovořil jsem|jsem hovořil|jsi|jste|mluvím s|mluvím|píšu si|řekl|řekla|volal|volala|ráno jsem|minule|kolik máte|kolik lidí|kolik osob|kolik zaměstnanců|před doručením',
  about: 'pro|jako|který je|proč|jestli|zda|jaký',
  isVerbLast: true,
};
