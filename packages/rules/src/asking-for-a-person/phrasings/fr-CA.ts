import type { Phrasings } from './Phrasings';

export const frCa: Phrasings = {
  asks: `agent svp
    une vraie personne
    J'aimerais parler à un préposé
    je veux clavarder avec quelqu'un
    transférez-moi au service à la clientèle
    passe moi un humain
    Est-ce que je peux jaser avec un employé?
    allo je veux parler a un etre humain
    pas un robot, une personne
    contacter le service client
    un representant maintenant
    je veux parler à du monde
    Un employé pourrait-il prendre la relève?
    transférez-moi SVP à quelqu'un
    assez des robots, un humain
    comment rejoindre un agent
    laissez-moi parler à un humain
    j'ai besoin de jaser à quelqu'un
    je veux jaser avec quelqu'un
    passe-moi un agent
    est-ce que je peux parler à du vrai monde
    un préposé s'il vous plaît
    je voudrais parler à un représentant
    pas un robot, un humain
    j'ai besoin de parler à quelqu'un du service
    mettez-moi en contact avec un employé
    chu tanné du robot, donne moi un humain
    parler à une personne réelle
    transférer à un agent
    j'veux parler à un agent en personne
    y'a-tu quelqu'un de réel
    pourrais-je avoir un représentant au téléphone
    un humain peut-il m'aider
    parler à un préposé
    un vrai humain là
    service à la clientèle svp
    peux-tu me transférer à une personne
    je veux pas parler à une machine
    un représentant svp
    j'aimerais jaser avec un agent
    un vrai humain svp, pas une machine
    pourriez-vous me transférer à un représentant?
    chu tanné du robot, je veux parler à du monde
    est-ce que quelqu'un peut m'appeler
    parler avec agnet
    je veux parler au gérant
    passe-moi quelqu'un s'il te plaît
    une personne humaine svp
    peux-tu me connecter avec le service à la clientèle
    pas de robot, une vrai personne
    jai besoin de parler a qqn`,
  others: `agent de conservation dans le savon?
    J'ai parlé avec un agent hier et il m'a dit lundi
    combien de personnes dans la tente
    je veux une gravure personnelle
    est-ce que le dossier offre un bon soutien
    êtes-vous une vraie personne?
    est-ce que c'est pour les humains ou les animaux?
    un cadeau pour quelqu'un de spécial
    l'agent de sécurité a pris mon colis
    le service à la clientèle est ouvert le dimanche?
    quelqu'un a pris mon paquet
    mon patron a commandé la tasse
    livrez-vous partout dans le monde
    C'est un cadeau pour une personne âgée, que me conseillez-vous?
    L'agent de bord a perdu ma valise, livrez-vous à l'hôtel?
    Quelle est la politique de retour pour les employés?
    J'ai parlé à un agent hier, tout est réglé
    Combien de personnes peuvent s'asseoir sur le divan?
    Quel agent nettoyant utiliser?
    Le service à la clientèle est ouvert jusqu'à quelle heure?
    Est-ce que quelqu'un doit signer?
    Une vraie peau d'humain? non, du cuir végétal?
    Mon agent d'immeuble a reçu le colis`,
};
