import type { OrderTexts } from './Translation';

export const frenchOrders: OrderTexts = {
  'track-your-order': {
    title: 'Où est ma commande ?',
    body: `<p>Chaque commande quitte la maison sous deux jours. Dès que le transporteur l’a prise en charge, nous vous
envoyons un e-mail avec un <strong>numéro de suivi</strong>.</p>
<h2>Trois façons de suivre votre colis</h2>
<ul>
<li>Cliquez sur le lien dans l’e-mail d’expédition.</li>
<li>Connectez-vous à <a href="/account">votre compte</a> et ouvrez la commande : chaque envoi y figure avec
son statut et son numéro de suivi.</li>
<li>Choisissez « Suivre ma commande » dans le chat et identifiez-vous avec l’adresse e-mail utilisée pour
commander.</li>
</ul>
<p>Un nouveau numéro peut rester muet jusqu’à un jour ouvré, le temps que le colis passe au premier scanner.
Nous travaillons avec UPS, USPS, Royal Mail, DHL et DPD ; l’e-mail indique qui transporte le vôtre.</p>
<p>Si rien n’a bougé depuis cinq jours ouvrés, écrivez-nous : nous lançons une recherche.</p>`,
  },
  'cancel-an-order': {
    title: 'Annuler une commande',
    body: `<p>Vous pouvez annuler tant que <strong>rien n’a quitté la maison</strong>. Nous emballons en général sous
deux jours : plus tôt vous nous prévenez, mieux c’est.</p>
<ol>
<li>Ouvrez le chat et choisissez <strong>« Annuler ma commande »</strong>. Vous vous identifiez avec un code
que nous vous envoyons.</li>
<li>Sélectionnez la commande et indiquez le motif, si vous le souhaitez.</li>
<li>Un e-mail vous confirme l’annulation.</li>
</ol>
<p>Tout ce que vous avez payé, frais de port compris, revient sur le moyen de paiement d’origine. La plupart
des banques l’affichent après trois à cinq jours ouvrés.</p>
<h3>Elle est déjà partie</h3>
<p>Un colis en route ne peut plus être arrêté. Acceptez-le et renvoyez-le dans les trente nuits :
l’étiquette est à notre charge. Vous pouvez aussi le refuser à la livraison ; nous vous remboursons dès son
retour au moulin.</p>`,
  },
  'change-delivery-address': {
    title: 'Modifier l’adresse de livraison',
    body: `<p>Une ancienne adresse saisie par erreur, un déménagement entre-temps ? Nous pouvons expédier ailleurs
<strong>tant que l’étiquette n’est pas imprimée</strong>, c’est-à-dire dans les deux jours qui suivent la
commande.</p>
<ol>
<li>Munissez-vous de votre numéro de commande, en haut de l’e-mail de confirmation.</li>
<li>Ouvrez le chat, choisissez la commande et demandez une autre adresse, ou écrivez-nous tout
simplement.</li>
<li>Donnez-nous la nouvelle adresse complète, avec le code postal et, en immeuble, l’étage.</li>
</ol>
<p>Vous recevez une nouvelle confirmation qui indique la destination. L’adresse de facturation reste
inchangée.</p>
<h3>Le colis est déjà en route</h3>
<p>Seul le transporteur peut alors le rediriger. UPS, DHL et DPD le proposent gratuitement via le lien de
suivi : un voisin, un point relais ou un autre jour. Si le colis nous revient, nous le renvoyons sans frais
à la bonne adresse.</p>`,
  },
  'gift-wrap-and-card': {
    title: 'Emballage cadeau et carte avec votre message',
    body: `<p>Nous emballons volontiers vos cadeaux, et c’est gratuit.</p>
<ol>
<li>Allez dans <a href="/cart">votre panier</a> et cochez <strong>« Wrap it as a gift »</strong>.</li>
<li>Écrivez votre message dans « Note for us », 500 caractères au plus. Nous le recopions à la main sur une
carte.</li>
<li>Au moment de payer, saisissez l’adresse de la personne qui reçoit le cadeau.</li>
</ol>
<p>L’emballage est en papier recyclé, avec un ruban de lin. Plusieurs pièces d’une même commande sont
emballées ensemble ; si vous les voulez séparées, dites-le dans la note.</p>
<h3>Le prix reste secret</h3>
<p>Aucune facture dans le carton : elle vous parvient par e-mail. L’extérieur du colis porte notre nom, mais
pas ce qu’il contient.</p>
<p>Vous avez oublié le petit mot ? Dites-le-nous dans le chat avant le départ du colis et nous l’ajoutons.
En manque d’idées ? Voyez <a href="/collections/gifts">nos cadeaux</a>.</p>`,
  },
  'part-of-order-missing': {
    title: 'Il manque une partie de ma commande',
    body: `<p>Le grès lourd et les textiles souples voyagent souvent dans des <strong>colis séparés</strong>, pour
qu’une théière n’écrase jamais un plaid. Si une partie seulement est arrivée, le reste suit sans doute un ou
deux jours plus tard.</p>
<ol>
<li>Ouvrez la commande dans <a href="/account">votre compte</a>. « Partly shipped » signifie que le reste
n’est pas encore parti ; deux numéros de suivi, qu’il y a deux colis.</li>
<li>Fouillez encore une fois le papier d’emballage : serviettes et couvercles de beurrier aiment s’y
cacher.</li>
<li>Comparez avec le bon de livraison. Ce qui attend la prochaine série y est signalé.</li>
</ol>
<p>Il manque toujours quelque chose ? Écrivez-nous dans les quatorze jours suivant la livraison avec le
numéro de commande et le nom de la pièce. Nous l’envoyons à nos frais, ou la remboursons si elle est
épuisée. Aucune preuve n’est exigée ; une photo du carton ouvert nous aide à trouver l’erreur.</p>`,
  },
  'wrong-item-received': {
    title: 'J’ai reçu le mauvais article ou la mauvaise couleur',
    body: `<p>Nous sommes désolés : l’erreur vient de nous, et elle ne doit vous causer aucun souci.</p>
<ol>
<li>Écrivez-nous dans le chat avec votre numéro de commande : ce que vous aviez commandé, ce que vous avez
reçu. Une photo suffit.</li>
<li>La bonne pièce part <strong>le jour ouvré même</strong>, en Express et sans frais.</li>
<li>Nous vous envoyons une étiquette prépayée. Renvoyez la mauvaise pièce dans les trente nuits, depuis
n’importe quel point de dépôt.</li>
</ol>
<p>Vous n’avez pas à attendre que nous l’ayons reçue.</p>
<h3>Ce que vous avez reçu vous plaît ?</h3>
<p>Cela arrive. Gardez-le à moitié prix, et nous envoyons quand même ce que vous aviez commandé. Si la bonne
pièce est épuisée entre-temps, nous la remboursons intégralement ou vous en réservons une de la prochaine
série, à votre choix.</p>`,
  },
  'shipping-costs-and-times': {
    title: 'Frais de port et délais de livraison',
    body: `<p>Aux États-Unis, vous choisissez au moment de payer comment voyage votre commande :</p>
<table>
<thead><tr><th>Mode</th><th>Délai</th><th>Prix</th></tr></thead>
<tbody>
<tr><td>Standard</td><td>3 à 5 jours ouvrés</td><td>9 $, <strong>gratuit dès 100 $</strong></td></tr>
<tr><td>Express</td><td>1 à 2 jours ouvrés</td><td>18 $</td></tr>
<tr><td>Retrait au moulin</td><td>prêt demain dès midi</td><td>gratuit</td></tr>
</tbody>
</table>
<p>Les délais courent à partir du départ du colis. Nous emballons sous deux jours ; les commandes Express
passées avant midi un jour ouvré partent le jour même.</p>
<p>La livraison gratuite s’applique d’elle-même dès que le panier atteint 100 $ après remises. L’Express
garde son prix, quel que soit le montant.</p>
<p>Nous n’expédions pas le samedi, le dimanche ni les jours fériés. Dans les deux semaines avant Noël,
comptez un jour ou deux de plus.</p>`,
  },
  'international-shipping': {
    title: 'Dans quels pays livrez-vous ?',
    body: `<p>Nous livrons aux États-Unis et dans seize autres pays : Allemagne, Australie, Autriche, Belgique, Canada,
Danemark, Espagne, France, Irlande, Italie, Japon, Norvège, Pays-Bas, Royaume-Uni, Suède et Suisse.</p>
<table>
<thead><tr><th>Région</th><th>Délai</th></tr></thead>
<tbody>
<tr><td>Canada</td><td>5 à 8 jours</td></tr>
<tr><td>Royaume-Uni et Europe</td><td>6 à 9 jours</td></tr>
<tr><td>Japon</td><td>7 à 10 jours</td></tr>
<tr><td>Australie</td><td>8 à 12 jours</td></tr>
</tbody>
</table>
<p>Saisissez votre adresse au moment de payer : vous voyez le prix du port avant de régler. <strong>Les
droits de douane sont à notre charge</strong>, rien n’est dû à votre porte.</p>
<p>Le grès part à l’étranger dans un double carton. Votre pays n’est pas dans la liste ? Nous ne pouvons pas
encore y livrer ; une adresse de réexpédition dans l’un des pays cités convient, mais la gratuité des
retours s’arrête à cette adresse.</p>`,
  },
  'customs-and-duties': {
    title: 'Douane, droits et taxes d’importation',
    body: `<p>Quand un colis passe une frontière, la douane peut l’examiner. Vous ne payez rien pour cela :
<strong>droits et taxes d’importation sont compris dans le prix payé</strong>, pour tous les pays que nous
livrons.</p>
<h3>Si la douane retient votre colis</h3>
<p>Le suivi affiche alors « retenu en douane » ou « retard de dédouanement ». Cela dure en général un à
trois jours ouvrés et se règle tout seul.</p>
<ul>
<li>La douane demande parfois la facture. Elle est collée sur le carton, et nous la renvoyons sur
demande.</li>
<li>Si un agent ou le transporteur vous réclame de l’argent, ne payez pas. Envoyez-nous une photo du
courrier dans le chat : nous nous en occupons.</li>
<li>Plus de cinq jours ouvrés ? Écrivez-nous avec le numéro de suivi.</li>
</ul>
<p>Même pour un cadeau, nous devons déclarer la vraie valeur : nous ne pouvons pas marquer un colis « cadeau
» ou « échantillon » pour éviter la taxe.</p>`,
  },
  'parcel-late-or-lost': {
    title: 'Mon colis est en retard ou perdu',
    body: `<p>Il arrive qu’un colis dorme quelques jours dans un dépôt, puis arrive tout de même. Accordez à un envoi
Standard <strong>deux jours ouvrés</strong> de plus que le délai annoncé, et cinq à l’étranger.</p>
<h3>Ensuite, écrivez-nous</h3>
<ol>
<li>Envoyez votre numéro de commande dans le chat.</li>
<li>Nous ouvrons une recherche auprès du transporteur. Il répond sous deux jours ouvrés.</li>
<li>Si le colis reste introuvable, nous renvoyons tout sans frais, ou vous remboursons intégralement si une
pièce est épuisée. C’est vous qui décidez.</li>
</ol>
<p>Vous n’avez personne à appeler ni formulaire à remplir. Si le colis égaré réapparaît, laissez-le fermé :
nous vous envoyons une étiquette.</p>
<p>Il vous le fallait pour une date précise ? Dites-la-nous : le remplacement peut partir en Express, à nos
frais.</p>`,
  },
};
