import type { Phrasings } from './Phrasings';

export const frFr: Phrasings = {
  asks: `humain
    un conseiller svp
    Puis-je parler à une vraie personne ?
    je veux parler a quelqu'un
    passez-moi un responsable
    donnez moi un humain putain
    Bonjour, je souhaiterais être mis en relation avec votre service client.
    y a t il un conseiller disponible
    je voudrais parlr à un conseilller
    je ne veux pas parler à un robot
    AGENT
    Ma commande est perdue, j'aimerais discuter avec un de vos employés
    j'ai besoin d'une personne réelle
    y a-t-il quelqu'un ?
    Un collègue pourrait-il prendre le relais ?
    je souhaite être transféré
    plus de robots merci
    où puis-je joindre un vrai conseiller
    laissez un humain s'en occuper
    j'exige de parler à un responsabl
    je voudrais avoir quelqu'un au bout du fil
    je veux parler à quelqu'un de réel
    passez moi un conseiller
    un humain svp
    je souhaiterais échanger avec un conseiller
    y a quelqu'un de vrai ici ?
    JE VEUX UN VRAI CONSEILLER
    jveux parler a un humain
    pourriez-vous me mettre en relation avec un agent
    marre de ce robot
    je prefere parler a une vraie personne
    est-ce que je peux avoir une personne en chair et en os
    transferez moi au service client
    j'aimerais qu'on me rappelle, avec une personne
    passe moi ton responsable
    puis-je discuter avec un de vos collègues
    conseillé clientèle svp
    J'aimerais avoir affaire à un être humain
    il me faut un conseiller tout de suite
    laissez-moi parler à quelqu'un
    est-il possible de joindre un conseiller ?
    vous êtes nul, passez moi quelqu'un
    un conseiller peut-il me rappeler ?
    parler humain
    je veux parler a qqn
    y a t il quelqu un de reel
    mettez-moi en relation avec un vendeur
    ras le bol du robot, un humain
    conseiller
    je voudrais une vraie personne
    parler a un agen
    est-ce qu'un humain peut me répondre
    transférez-moi au service client
    je veux voir le responsable
    quelqu'un peut-il m'appeler ?
    je préfère un être humain
    un conseiller peut-il prendre le relais
    j'en ai marre, passez-moi quelqu'un
    il me faut un employé
    parler à une personne
    y a-t-il un être humain derrière cet écran ?
    je peux parler a quelqu'un de vivant svp
    y a t il un humain derriere ce chat ?
    jveux une vraie personne pas un robot
    pouvez-vous me mettre en relation avec votre équipe ?
    un etre humain sil vous plait
    je souhaite être rappelé par un conseiller
    un agent svp
    je veux parler a une persone
    mettez-moi en contact avec le service client
    y'a quelqu'un de réel ici ?
    passez-moi votre responsable
    je veux parler à quelqu'un
    jveux un vrai humain pas un robot
    y a quelqu'un ?
    Pourriez-vous me mettre en contact avec un responsable ?
    marre du robot
    je peux avoir qqn au tel ?
    conseiller clientele merci
    J'aimerais échanger avec un membre de l'équipe
    bonjour un humain merci
    mettez moi en relation avec un vrai conseiller
    je voudrais que quelqu'un me rappelle
    pas de bot merci
    parler a une persone
    est ce que je peux avoir le responsable
    il me faut quelqu'un
    vous pouvez m'appeler
    un agent !
    je souhaite être mis en contact avec le SAV
    Je souhaite un conseiller humain
    quelqu'un de compétent svp
    service client svp
    un vrai être humain c'est possible ?
    je voudrais être rappelé
    passez-moi quelqu'un
    transférez moi à un agent
    jveux parler a un responsable
    contact humain
    je n'arrive à rien, passez-moi un agent
    est-il possible de parler à un humain
    aidez-moi un vrai conseiller
    le responsable svp
    je refuse de parler à une machine
    quelqu'un peut me contacter ?
    besoin d'un humain
    un collègue à vous peut m'aider ?
    merci de me mettre en relation avec le service client
    y'a un humain ici ?
    stop, je veux une personne
    je préfère échanger avec un employé
    faites venir un responsable
    quelqu'un du support svp
    je n'avance pas, un conseiller s'il vous plaît
    y a-t-il un interlocuteur ?
    parler au support
    envoyez-moi à un agent
    pouvez-vous me passer quelqu'un
    une personne physique svp
    Passez-moi quelqu'un s'il vous plaît
    je veux parler à une vraie personne pas à une machine
    Y a-t-il un conseiller disponible pour me répondre ?
    marre du robot, je veux qqn en chair et en os
    Pourriez-vous me mettre en relation avec votre service client ?
    Je préférerais en discuter de vive voix avec un de vos collègues
    qu'on me rappelle svp
    appelez-moi votre responsable
    c'est possible d'avoir quelqu'un de chez vous directement ?
    ça tourne en rond là, transférez-moi à un collaborateur
    un de vos collègues pourrait-il prendre la suite ?
    il n'y a vraiment personne qui puisse m'aider ?
    on tourne en rond, qui peut me répondre ?
    je voudrais en discuter avec votre patron
    je préfère l'expliquer à quelqu'un de votre équipe
    je veux un être vivant
    quelqu'un avec un cœur qui bat svp
    faites sortir un employé
    qu'un de vos collaborateurs me téléphone
    quelqu'un qui travaille chez vous peut regarder ?
    j'aimerais être rappelée par un conseiller
    à qui puis-je parler directement ?
    je préférerais voir ça avec un responsable
    je peux avoir quelqu'un du magasin au téléphone ?
    allez chercher votre chef
    ça ne mène à rien, un de vos collègues peut s'en charger ?
    je me sentirais mieux d'en parler à quelqu'un de la boutique
    serait-il possible que quelqu'un de chez vous m'appelle demain ?
    personne chez vous pour s'occuper de moi ?
    puis-je discuter avec un de vos employés
    plus de réponses toutes faites, je veux quelqu'un avec un cerveau
    qui chez vous peut vraiment me renseigner ?
    réveillez un de vos humains
    je veux que mon dossier soit vu par un humain
    je préfère régler ça avec votre responsable
    je voudrais que ce soit un de vos collègues qui me réponde
    votre manager peut me rappeler cet après-midi ?
    je préfère avoir affaire à une vraie personne
    passez la main à un humain`,
  others: `Est-ce sans danger pour l'humain ?
    perruque en cheveux humains
    J'ai parlé à une personne hier, où est ma commande ?
    ça va à une personne de 1,80 m ?
    une tente pour combien de personnes
    es-tu un humain ?
    Je voudrais un agent nettoyant
    quel est le prix par personne
    ces gants sont-ils pour les humains ?
    je cherche un cadeau pour quelqu'un
    combien d'employés avez-vous
    la remise est-elle par personne
    le conseiller du magasin m'a dit que c'était étanche
    faut-il deux personnes pour le montage
    je voudrais un livre sur le corps humain
    quelqu'un a volé mon colis
    mon collègue peut-il aussi le retourner
    quelle taille pour une personne de 1,60 m
    plus de personnes ?
    J'ai parlé à un conseiller hier
    c'est pour combien de personnes ?
    est-ce qu'il faut quelqu'un à la maison ?
    un cadeau pour quelqu'un
    avez-vous une remise pour les employés
    ça va à une personne de 1m80 ?
    puis-je contacter le transporteur ?
    je cherche un agent nettoyant
    Le livreur va-t-il m'appeler ?
    une personne peut-elle le monter seule ?
    quelqu'un a ouvert mon colis
    je veux changer la personne de contact
    une autre personne peut-elle recevoir le colis ?
    la nappe est pour combien de personnes ?
    cadeau pour mon responsable
    quels sont les horaires du service client ?
    est-ce qu'on m'appelle avant la livraison ?
    puis-je offrir à quelqu'un ?
    convient aux personnes allergiques ?
    qui fabrique vos tasses ?
    Est-ce que la table convient à six personnes ?
    Une personne doit-elle être présente à la livraison ?
    Votre conseiller a été super, merci
    Combien de personnes travaillent chez vous ?
    Quelqu'un d'autre peut-il récupérer mon colis ?
    Le robot de cuisine est-il en stock ?
    Le service client est-il ouvert le dimanche ?
    Mon conseiller bancaire demande une facture
    Je cherche un cadeau pour quelqu'un de grand
    Peut-on parler au robot aspirateur ?
    Combien d'agents avez-vous ?
    C'est pour une personne allergique
    C'est une perruque en cheveux humains ?
    La tente est pour combien de personnes ?
    L'agent de livraison n'est pas passé
    Un agent nettoyant pour le cuir
    C'est pour offrir à quelqu'un de spécial
    Qui a dessiné cette chaise ?
    Je cherche un cadeau pour une personne âgée
    Mon conseiller bancaire a bloqué ma carte
    Est-ce que quelqu'un d'autre peut retirer le colis ?
    Le livreur va-t-il m'appeler avant ?
    Il me faut quelque chose pour une personne mince
    Je m'appelle Claire, où est ma commande ?
    Avez-vous des poupées humaines ?
    Est-ce que quelqu'un a déjà testé ce matelas ?
    Mon responsable veut une facture
    Combien de personnes dans l'équipe de foot du poster ?
    Agent secret, la figurine, taille ?
    Parlez-moi de la matière
    Ce fauteuil supporte une personne de 120 kg ?
    Faut-il que quelqu'un soit là pour la livraison ?
    Le tapis est-il fait à la main ?
    J'ai parlé à ma femme, on prend le bleu
    Maillot de l'équipe de France
    Fauteuil de chef
    Faut-il deux personnes pour monter l'armoire ?
    Une poupée qui parle
    Le robot tondeuse est-il soldé ?
    Quelle équipe coud les coussins ?
    Service à café pour six personnes
    Le voisin peut-il réceptionner le colis ?
    C'est du vrai cuir ?
    Comment contacter le transporteur ?
    Costume enfant agent secret
    Aide au montage
    Qui livre, Colissimo ou DPD ?
    Le service est-il garanti ?
    Le mannequin est une personne grande ?
    Puis-je commander par téléphone ?
    Contactez-vous le fournisseur ?
    Faut-il la signature d'une personne ?
    Argent véritable ou plaqué ?
    Combien de gens ont noté ?
    Remise d'équipe pour les écoles ?
    Mon assistante peut-elle retirer la commande ?
    Livre sur les plantes et les hommes
    Étui de lentilles de contact inclus ?
    Quelqu'un d'allergique aux noix peut en manger ?
    Support de téléphone pour bureau
    Remise pour employés de banque ?
    Vos employés sont-ils bien payés ?
    merci à la dame qui m'a aidée hier, elle était adorable
    c'est une théière pour combien de personnes ?
    je dois d'abord en parler à mon mari
    Le service à thé complet est-il en stock ?
    Avez-vous des vendeurs en boutique à Lille ?
    Mon patron veut une facture
    je dois en discuter avec mon chef
    j'en parle à mes collègues et je reviens
    un collègue à moi a la même tasse
    Avez-vous du personnel en magasin à Lyon ?
    Y a-t-il des vendeurs dans la boutique de Nantes ?
    je travaille dans une équipe de dix
    la poupée est-elle couleur chair
    appelez le livreur s'il vous plaît
    qui peut réceptionner le colis ?
    Qui peut utiliser le code promo ?
    Pouvez-vous m'expliquer combien de personnes tiennent à table
    notre équipe veut douze tasses
    cadeau pour ma collègue
    vos employés du magasin étaient très gentils
    est-ce de l'argent massif
    ma collègue viendra chercher le colis
    mon responsable m'a demandé de commander dix tasses
    nous sommes vingt personnes au bureau
    quelqu'un d'autre peut-il récupérer le colis pour moi
    je voudrais offrir une tasse à mon patron
    je règle ça avec ma cheffe et je reviens
    le monsieur de la poste dit qu'il est perdu
    est-ce que le livreur m'appelle avant
    nos employés recevront une tasse à Noël
    il n'y avait personne à la maison
    est-ce que quelqu'un signe les tasses à la main
    une personne seule peut-elle faire ça
    les gens peuvent-ils le lire de loin
    qui a dessiné la tasse
    qui fait vos émaux
    est-ce que quelqu'un regarde les tasses avant l'envoi
    demain une personne viendra chercher le colis
    vos employés ont-ils des vacances en août`,
};
