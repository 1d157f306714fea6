import type { Vocabulary } from '../Vocabulary';

export const french: Vocabulary = {
  person:
    'humain|humaine|humains|etre humain|etres humains|personne|personnes|agent|agents|agente|conseiller|conseillère|conseillers|employé|employée|employés|représentant|représentante|opérateur|opératrice|responsable|manager|gérant|gérante|superviseur|superviseure|collaborateur|collaboratrice|vendeur|vendeuse|technicien|préposé|préposée|membre de l équipe|membre du personnel|personnel|gens|chef|patron|interlocuteur|interlocutrice|agent du support|conseiller client|conseillère client|téléconseiller|spécialiste|commercial|expert|agent de service|agent du service client|agent de support|directeur|collègue',
  team: 'service client|service clients|service clientèle|service à la clientèle|support|support client|assistance|équipe|votre équipe|l équipe|sav|s a v|service après vente|hotline|helpdesk|service consommateur|soutien à la clientèle|service technique|relation client|le support',
  someone: 'quelqu un|quelquun|qqn|qq un|un d entre vous|quelqu une|qqun|l un de vous',
  real: 'vrai|vraie|vrais|réel|réelle|réels|humain|humaine|vivant|vivante|physique|en chair et en os|de vivant|d humain|de vrai|de réel|compétent|de compétent|en direct|véritable|normal|normale',
  speak:
    'parler|parle|parlez|parlé|discuter|échanger|echanger|chatter|tchatter|clavarder|jaser|dialoguer|causer|communiquer|contacter|contactez|contact|contact avec|joindre|appeler|rejoindre|passez moi|passe moi|passer|mettez moi|mets moi|mettre en relation|mise en relation|en relation|en contact|transférer|transférez|transfère|transférez moi|transfert|transféré|rediriger|redirigez|redirige|connecter|connectez|connecte|orienter|orientez|diriger|dirigez|m adresser|adresser|avoir affaire|aide de|aide d|aidé par|aidée par|réponse d|assisté par|pris en charge par|conversation avec|communication avec|téléphoner|entretenir|écrire à|renvoyer|escalader|basculer|rappelé par|être rappelé',
  want: 'veux|voudrais|souhaite|souhaiterais|aimerais|ai besoin|ai besoin d|ai besoin de|besoin|besoin d|besoin de|désire|désirerais|donnez moi|donne moi|je veux|y a t il|y a|est ce qu il y a|avez vous|avoir|obtenir|exige|demande|réclame|préfère|préférerais|cherche|il me faut|faut|trouvez moi|envoyez moi|appelez moi|puis je avoir|je peux avoir|où est|où sont|attends|il y a',
  small:
    'un|une|des|le|la|les|l|d|du|de votre|à|a|au|aux|avec|je|j|moi|me|m|mon|ma|nous|on|peux|puis|peut|pouvez|pourrais|pourrait|pourriez|vous|tu|toi|t|votre|vos|ton|tes|ici|juste|simplement|directement|plutôt|enfin|vraiment|bonjour|bonsoir|salut|allô|allo|coucou|oui|ok|d accord|et|ou|mais|donc|alors|aussi|disponible|dispo|en ligne|libre|possible|est|est ce que|est ce|qu|que|qui|pour|afin|il|y|y a|s il|si|si possible|car|parce|putain|merde|bordel|foutu|fichu|sacré|bon|être|faire|serait il|serait|il serait|au lieu|lieu|pas|non|ça|ce|chez vous|concernant|sujet|propos|aider|m aider|comment|peut on|moyen|moyen de|quand même',
  please:
    's il vous plaît|s il te plaît|svp|s v p|stp|s t p|merci|maintenant|tout de suite|immédiatement|rapidement|vite|urgent|urgence|asap|de suite|please|pls|sil vous plait|sil te plait|s il vous plait merci|dès maintenant|dès que possible|plutôt|merci d avance|au plus vite|silvousplait',
  robot:
    'robot|robots|bot|bots|machine|machines|ordinateur|ia|i a|intelligence artificielle|chatbot|chatbots|automate|assistant virtuel|agent virtuel|agent conversationnel|répondeur|algorithme|logiciel',
  not: 'ne|n|pas|pas de|aucun|jamais|sans|marre|ras le bol|assez|au lieu d|au lieu de|plus de|déteste|stop|arrêtez',
  told: 'hier|avant hier|la semaine dernière|le mois dernier|l autre jour|tout à l heure|ai parlé|j ai parlé|avons parlé|a parlé|ai discuté|ai échangé|ai appelé|ai contacté|ai eu|m a dit|m a répondu|m avait|es tu|êtes vous|suis je|est ce que je parle|parle je|je parle avec|avait|il y a deux jours|dernièrement|ce matin|a dit|me répondait|sont ils',
  about: 'pour une|pour un|pour|sur|au sujet|comme|quelle|quel|pourquoi|comment|si',
};
