import type { Vocabulary } from '../Vocabulary';

export const italian: Vocabulary = {
  person:
    'umano|umana|umani|essere umano|esseri umani|persona|persone|agente|agenti|operatore|operatrice|operatori|addetto|addetta|addetti|impiegato|impiegata|rappresentante|responsabile|consulente|consulenti|dipendente|dipendenti|collega|manager|supervisore|capo|direttore|assistente umano|commesso|commessa|venditore|personale|membro del team|membro dello staff|staff|incaricato|incaricata|gente|qualcuno dello staff|esperto|tecnico|titolare|gestore|assistente clienti|c è qualcuno|c e qualcuno|c è nessuno|aiuto umano|qualcuno può chiamarmi|qualcuno mi può chiamare|qualcuno mi chiami|mi chiami qualcuno|può chiamarmi qualcuno|chiamatemi|richiamatemi',
  team: 'assistenza|assistenza clienti|servizio clienti|servizio assistenza|supporto|supporto clienti|supporto tecnico|team|vostro team|il vostro team|helpdesk|help desk|customer service|customer care|call center|servizio di assistenza|servizio cliente|centralino',
  someone: 'qualcuno|qualcun altro|qlcn|uno di voi|qualcuno di voi|qualcuna',
  real: 'vero|vera|veri|reale|reali|umano|umana|vivo|viva|in carne ed ossa|in carne e ossa|fisica|fisico|competente|autentica|dal vivo|normale',
  speak:
    'parlare|parlo|parli|parlarne|chattare|discutere|conversare|dialogare|comunicare|contattare|contattate|contatto|contatto con|mettermi in contatto|in contatto|mettetemi|mettimi|mi metta|connettere|connettimi|connettetemi|collegare|collegami|collegatemi|passare|passami|passatemi|mi passi|mi passate|mi passa|mi può passare|trasferire|trasferiscimi|trasferitemi|trasferisca|trasferimento|inoltrare|inoltrami|indirizzare|indirizzatemi|rivolgermi|chiamare|raggiungere|scrivere a|interagire|aiutato da|assistito da|aiuto da|aiuto di|risposta da|sentire|girami|giratemi|confrontarmi|avere a che fare|essere richiamato|scalare|che mi risponda|mi risponda|mi aiuti|mi assista|trasferito|trasferita|essere trasferito|essere trasferita|trasferirmi|mi trasferisca',
  want: 'voglio|vorrei|desidero|desidererei|mi serve|mi servirebbe|ho bisogno|ho bisogno di|avrei bisogno di|bisogno|bisogno di|necessito|dammi|datemi|mi dia|c è|ce|ci sono|esigo|pretendo|chiedo|richiedo|preferisco|preferirei|cerco|posso avere|avere|avete|mi piacerebbe|piacerebbe|chiamatemi|chiamami|trovatemi|dov è|aspetto|gradirei|fatemi avere|mandatemi|dove trovo|dove posso trovare|come trovo|esiste',
  small:
    'un|una|uno|il|lo|la|i|gli|le|l|con|a|ad|al|alla|allo|ai|agli|all|io|me|mi|mio|mia|noi|ci|posso|possiamo|può|puo|puoi|potete|potrei|potrebbe|potresti|potreste|si può|si|lei|tu|voi|vostro|vostra|tuo|suo|qui|qua|solo|soltanto|semplicemente|direttamente|finalmente|davvero|ciao|salve|buongiorno|buonasera|buon giorno|sì|ok|va bene|e|ed|o|ma|però|allora|anche|disponibile|disponibili|online|libero|libera|possibile|è|essere|che|chi|dal vostro|qualche|cazzo|cazzo di|cavolo|maledetto|maledetta|dannato|per|perché|invece|al posto|posto|non|in|aiutare|mi possa|possa|parte|vostri|fate|fare|come|modo|c|avrei|fatemi|fammi|vi|lasciami|lasciatemi|occuparsi|prendere in carico|subentrare|li|di',
  please:
    'per favore|per piacere|perfavore|per cortesia|cortesemente|prego|grazie|adesso|ora|subito|immediatamente|urgente|urgentemente|asap|x favore|xfavore|pls|please|il prima possibile|grazie mille|in fretta|gentilmente|piuttosto',
  help: 'mi risponda|mi aiuti|mi chiami|mi contatti|mi richiami|rispondermi|aiutarmi|chiamarmi|contattarmi|richiamarmi|se ne occupi|occuparsene|mi assista|assistermi|qualcuno può chiamarmi|qualcuno mi può chiamare|qualcuno mi chiami|mi chiami qualcuno|può chiamarmi qualcuno|chiamatemi|richiamatemi',
  robot:
    'robot|bot|macchina|macchine|computer|ia|ai|intelligenza artificiale|chatbot|risponditore|assistente virtuale|agente virtuale|algoritmo|risponditore automatico',
  not: 'non|niente|nessuno|no|mai|senza|stufo|stufa|stanco|stanca|odio|basta|invece di|nessun|nessuna|al posto di',
  told: 'ieri|l altro ieri|la settimana scorsa|il mese scorso|l altro giorno|poco fa|ho parlato|parlato|abbiamo parlato|mi ha detto|mi hanno detto|ha detto|sei|sei un|sei una|siete|sto parlando|stamattina|giorni fa|ho chiamato|ho contattato|parlo con una persona o|prima della consegna|orari|orario',
  about: 'per una|per un|per|su|come|quale|perché|riguardo',
};
