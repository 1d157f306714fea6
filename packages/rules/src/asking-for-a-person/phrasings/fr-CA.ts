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
    jai besoin de parler a qqn
    je voudrais jaser avec un humain
    parler à un agent stp
    pas un bot svp, une vraie personne
    est-ce que je peux parler avec un représentant
    ça marche pas, je veux quelqu'un
    un agent en direct svp
    Puis-je discuter avec un préposé?
    vous pouvez m'appeler?
    je veux parler a ton boss
    un vrai humain stp
    chu tanné du robot, je veux parler à quelqu'un
    pouvez-vous me rappeler svp
    préposé svp
    j'aimerais parler avec un conseiller
    y a-tu quelqu'un?
    passez-moi votre gérant
    je préfère parler à une personne
    mets-moi en contact avec un agent
    besoin de quelqu'un
    Je veux un être humain
    un agent humain s'il vous plaît
    quelqu'un peut m'aider, une vraie personne
    pourriez-vous me transférer
    je veux parler au service client
    appelez-moi svp
    pas un robot
    gérant svp
    parler avec un humain
    connectez-moi à un conseiller
    quelqu'un svp, pas un bot
    puis-je avoir un humain
    je veux qu'on me rappelle
    un superviseur svp
    parler avec le service à la clientèle
    votre robot comprend rien, un agent svp
    j'ai besoin d'une personne
    une vraie personne peut m'aider?
    transfert à un agent
    est-ce qu'il y a quelqu'un
    je veux parler à une personne physique
    mettez-moi en ligne avec un agent
    un responsable svp
    ça sert à rien, donnez-moi un humain
    y a-tu un humain
    je voudrais parler à quelqu'un de votre équipe
    pouvez-vous me transférer à un préposé
    quelqu'un de vrai svp
    passez-moi un superviseur`,
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
    Mon agent d'immeuble a reçu le colis
    C'tu fait pour une personne ou deux?
    Le préposé de Postes Canada a perdu mon colis
    Avez-vous un spa quatre personnes?
    L'aspirateur robot parle-t-il français?
    Un chandail pour homme
    Ma collègue a la même tuque
    Un agent de blanchiment pour les draps
    Est-ce que le mannequin mesure 6 pieds?
    C'est pour donner à quelqu'un à Noël
    Où est mon colis?
    Le gars de la livraison va m'appeler?
    Une tuque pour grosse tête
    C'est quoi le numéro de suivi?
    Mon gérant veut un reçu
    Est-ce que ça prend deux personnes pour l'installer?
    Je m'appelle Luc
    Avez-vous le chandail de l'équipe?
    Un agent de conservation dans le savon?
    Quelqu'un m'a dit que c'était en solde
    Combien pèse la personne sur la photo?
    Ça prend tu quelqu'un à la maison?
    Un robot culinaire en rabais
    Le chandail du club
    J'ai parlé à mon chum, on prend le bleu
    Faut être combien pour le monter?
    Un service de vaisselle pour six
    Une poupée qui parle
    Le tapis est fait main?
    La personne qui livre a oublié une boîte
    Fauteuil de gérant
    Le voisin peut tu le prendre?
    C'est du vrai bois?
    Aide pour monter le lit
    Costume d'agent
    Qui livre, Purolator?
    Commander par téléphone c'est possible?
    Le service de garde du chien
    Cadeau pour ma boss
    Mon chum est grand
    Les gens aiment-ils ce produit?
    Faut-tu signer?
    C'est de l'argent véritable?
    Mon assistante peut passer le chercher?
    Rabais d'équipe
    Un livre qui parle
    Support à téléphone
    Étui de verres de contact
    Quelqu'un d'allergique peut en manger?
    Combien de monde l'a noté?
    Ça supporte combien de personnes?`,
};
