import type { OtherTexts } from './Translation';

export const frenchOthers: OtherTexts = {
  'thirty-night-returns': {
    title: 'Trente nuits pour vous décider',
    body: `<p>Vivez d’abord avec. Vous avez <strong>trente nuits à compter de la livraison</strong> pour renvoyer ce
que vous voulez, lavé, utilisé ou non ouvert. Aucun motif n’est demandé.</p>
<ul>
<li>L’étiquette est à notre charge, depuis tous les pays que nous livrons.</li>
<li>Vous récupérez le prix entier de ce que vous renvoyez. Si vous renvoyez toute la commande, les frais de
port vous sont aussi remboursés.</li>
<li>Les pièces soldées se retournent comme les autres.</li>
<li>En novembre et en décembre, les trente nuits courent jusqu’au 31 janvier, pour que les cadeaux puissent
être essayés.</li>
</ul>
<p>Les exceptions sont rares : les noms brodés à la demande et les pièces cassées après leur arrivée. Pour
un bord ébréché ou une couture ouverte au-delà des trente nuits, demandez plutôt une réparation.</p>
<p>C’est décidé ? Choisissez « Retourner ma commande » dans le chat.</p>`,
  },
  'how-to-send-something-back': {
    title: 'Comment renvoyer un article',
    body: `<ol>
<li>Ouvrez le chat et choisissez <strong>« Retourner ma commande »</strong>. Identifiez-vous avec l’adresse
e-mail de la commande.</li>
<li>Sélectionnez les pièces et dites si vous préférez un remboursement ou un échange.</li>
<li>Nous vous envoyons une <strong>étiquette prépayée</strong>, en général dans l’heure. Pas d’imprimante ?
Montrez le code de l’e-mail au guichet, on vous l’imprime.</li>
<li>Emballez le tout dans un carton solide ; le nôtre est idéal. Entourez le grès d’une serviette ou de
beaucoup de papier.</li>
<li>Déposez-le dans un point du transporteur indiqué sur l’étiquette et gardez le reçu.</li>
</ol>
<p>Le retour ne vous coûte rien ; une étiquette vaut pour un carton. Elle est valable quatorze jours : passé
ce délai, demandez-en une autre.</p>
<p>Vous pouvez aussi rapporter les pièces au moulin aux heures de retrait. Le remboursement démarre alors
sur-le-champ.</p>`,
  },
  'refund-timing': {
    title: 'Quand serai-je remboursé ?',
    body: `<p>Nous examinons les retours le jour ouvré de leur arrivée au moulin et lançons le remboursement sous
<strong>deux jours ouvrés</strong>. Un e-mail vous en avertit. La suite dépend de votre moyen de paiement
:</p>
<table>
<thead><tr><th>Payé par</th><th>Visible après</th></tr></thead>
<tbody>
<tr><td>Visa, Mastercard, American Express</td><td>3 à 5 jours ouvrés, rarement 10</td></tr>
<tr><td>PayPal</td><td>le jour même</td></tr>
<tr><td>Apple Pay, Google Pay</td><td>comme la carte associée</td></tr>
<tr><td>Facture</td><td>3 jours ouvrés sur votre compte bancaire</td></tr>
</tbody>
</table>
<p>L’argent revient toujours là d’où il est venu ; nous ne pouvons pas l’envoyer sur une autre carte. Si la
vôtre a expiré, votre banque reçoit tout de même le montant et vous le transmet.</p>
<p>Dix jours ouvrés ont passé et toujours rien ? Demandez-nous la <strong>référence</strong> du
remboursement : elle permet à votre banque de retrouver le paiement.</p>`,
  },
  'exchange-size-or-colour': {
    title: 'Échanger contre une autre taille ou couleur',
    body: `<p>Moss à l’écran, mais plutôt Oat dans votre salon ? Nous échangeons dans les trente nuits suivant la
livraison.</p>
<ol>
<li>Choisissez « Retourner ma commande » dans le chat, sélectionnez la pièce puis
<strong>échange</strong>.</li>
<li>Indiquez la taille ou la couleur souhaitée. Nous la mettons aussitôt de côté, pour que personne d’autre
ne l’achète.</li>
<li>Renvoyez la première pièce avec l’étiquette que nous vous envoyons.</li>
<li>La nouvelle part dès que votre colis est scanné. Inutile d’attendre qu’il soit arrivé chez nous.</li>
</ol>
<p>Le port ne vous coûte rien, ni à l’aller ni au retour. Si la nouvelle pièce est plus chère, nous vous
envoyons un lien de paiement pour la différence ; si elle l’est moins, nous vous remboursons.</p>
<p>Épuisée dans la couleur voulue ? Nous remboursons, ou notons votre souhait pour la prochaine série. Une
même commande peut être échangée jusqu’à trois fois.</p>`,
  },
  'damaged-on-arrival': {
    title: 'Un article est arrivé cassé ou abîmé',
    body: `<p>Nous en sommes désolés. Le grès est emballé pour survivre à une chute, mais il arrive qu’un colis passe
une plus mauvaise journée.</p>
<ol>
<li>Prenez une photo de la <strong>pièce</strong> et une du <strong>carton</strong>.</li>
<li>Envoyez les deux dans le chat dans les quatorze jours suivant la livraison : choisissez « Signaler un
problème », ou écrivez simplement.</li>
<li>Nous emballons une nouvelle pièce le jour même. Inutile de renvoyer l’ancienne.</li>
</ol>
<p>Si la pièce est épuisée, nous remboursons son prix entier, ou vous en gardons une de la prochaine
cuisson.</p>
<h3>Bon à savoir</h3>
<ul>
<li>Un carton enfoncé ne veut pas dire des assiettes brisées. Regardez d’abord.</li>
<li>Une tasse ébréchée fait un bon pot à crayons ; n’y buvez plus.</li>
<li>Les coutures ouvertes et les fils tirés comptent aussi comme des dommages.</li>
<li>Ramassez les éclats avec des gants et jetez-les aux ordures ménagères, pas avec le verre.</li>
</ul>`,
  },
  'ways-to-pay': {
    title: 'Quels moyens de paiement acceptez-vous ?',
    body: `<p>Vous pouvez payer par</p>
<ul>
<li>Visa, Mastercard et American Express, crédit ou débit</li>
<li>PayPal</li>
<li>Apple Pay et Google Pay, sur les appareils compatibles</li>
<li>facture, pour les professionnels et à partir de douze pièces : virement sous quatorze jours</li>
</ul>
<p><strong>Vous êtes débité au moment de la commande.</strong> Si nous devons l’annuler, par exemple parce
qu’une pièce s’est épuisée pendant l’emballage, le montant entier vous revient aussitôt.</p>
<p>Tous les prix sont en dollars américains. Une banque étrangère les convertit à son propre taux et peut
ajouter des frais, que nous ne voyons ni ne touchons.</p>
<p>Votre numéro de carte va directement au prestataire de paiement. Nous conservons le nom du réseau et les
quatre derniers chiffres, rien de plus. Nous ne proposons ni paiement en plusieurs fois, ni chèque, ni
contre-remboursement ; au moulin, vous pouvez payer en espèces.</p>`,
  },
  'discount-codes': {
    title: 'Utiliser un code de réduction',
    body: `<ol>
<li>Cliquez sur le <strong>lien reçu avec le code</strong>. La boutique le retient pendant un jour et le
déduit au moment de payer.</li>
<li>Vous n’avez que les lettres ? Ouvrez <a href="/discount/WELCOME10">/discount/WELCOME10</a> dans la
boutique, avec votre propre code à la fin. Majuscules ou minuscules, peu importe.</li>
<li>Remplissez le panier et commandez comme d’habitude. Vous voyez le total réduit avant de payer.</li>
</ol>
<h3>D’où viennent les codes</h3>
<ul>
<li><strong>WELCOME10</strong> offre dix pour cent : c’est notre merci pour l’inscription à la
newsletter.</li>
<li>De temps en temps, le chat vous propose un code promo pendant votre visite.</li>
<li>Les bons remis pour un cadeau retourné s’utilisent de la même façon.</li>
</ul>
<h3>Règles</h3>
<p>Un seul code par commande. Les codes valent aussi pour les pièces soldées, mais pas pour le port ni les
noms brodés. On ne peut pas en ajouter après coup, à une exception près : écrivez-nous le jour même et nous
remboursons la différence.</p>`,
  },
  'wash-linen': {
    title: 'Comment laver et sécher le lin ?',
    body: `<p>Le lin aime l’eau et s’adoucit à chaque lavage.</p>
<ul>
<li><strong>Température :</strong> 40 °C pour les plaids, le linge de lit et le chemin de table ; jusqu’à 60
°C pour les serviettes et les torchons en métis.</li>
<li><strong>Compagnie :</strong> le lin avec le lin, et chaque couleur à part la première fois.</li>
<li><strong>Lessive :</strong> liquide et douce. Ni adoucissant ni javel : l’un gaine les fibres, l’autre
les affaiblit.</li>
<li><strong>Tambour :</strong> rempli aux deux tiers seulement, pour que les plis puissent tomber.</li>
</ul>
<h3>Séchage et repassage</h3>
<p>Séchez sur un fil ou à plat. La parure de lit supporte le sèche-linge à basse température ; sortez-la
encore un peu humide. La plupart des pièces se passent de fer. Si vous aimez le chemin de table bien lisse,
repassez-le humide ; les torchons se repassent sur l’envers.</p>
<p>Le lin neuf peluche un peu lors des deux premiers lavages et rétrécit d’environ trois pour cent.</p>`,
  },
  'slipper-size-guide': {
    title: 'Quelle taille de chaussons choisir ?',
    body: `<p>Les <a href="/products/felted-wool-slippers">chaussons en laine feutrée</a> existent en trois tailles.
Posez le pied sur une feuille, marquez le talon et l’orteil le plus long, puis mesurez :</p>
<table>
<thead><tr><th>Taille</th><th>Longueur du pied</th><th>US femme</th><th>US homme</th></tr></thead>
<tbody>
<tr><td>EU 37–38</td><td>23–24 cm</td><td>6½–7½</td><td>5–6</td></tr>
<tr><td>EU 39–41</td><td>24,5–26 cm</td><td>8–9½</td><td>6½–8</td></tr>
<tr><td>EU 42–44</td><td>26,5–28,5 cm</td><td>10–12</td><td>8½–10½</td></tr>
</tbody>
</table>
<p>Le feutre se détend un peu et épouse le pied. <strong>Entre deux, prenez la plus petite pointure</strong>
; avec de grosses chaussettes, la plus grande. Le premier soir ils serrent un peu, au bout d’une semaine ils
vont parfaitement.</p>
<p>Un pied large n’est pas un souci, le feutre s’élargit. Il n’existe ni demi-pointures ni tailles enfant.
Portés à l’intérieur, ils s’échangent dans les trente nuits comme tout le reste.</p>`,
  },
  'contact-us': {
    title: 'Comment nous joindre',
    body: `<p><strong>Sonnez la cloche dans le coin :</strong> le chat est le plus rapide, tous les jours de la semaine
et à toute heure. Une personne vous répond, et si vous fermez la fenêtre, la réponse arrive par e-mail.</p>
<ul>
<li><strong>E-mail :</strong> <a href="mailto:hello@fernandloom.example">hello@fernandloom.example</a>. Nous
répondons sous un jour ouvré.</li>
<li><strong>Sur place :</strong> au moulin, du lundi au vendredi de midi à 17 h, le samedi de 10 h à 14
h.</li>
<li><strong>Téléphone :</strong> nous n’avons pas de ligne directe. Laissez votre numéro dans le chat et
nous vous rappelons le jour ouvré suivant.</li>
</ul>
<p>Pour que nous puissions vous aider tout de suite, préparez votre numéro de commande et, si une pièce pose
problème, une photo. Vous pouvez écrire en français, anglais, allemand, espagnol ou japonais.</p>
<p>Une réponse ne vous satisfait pas ? Demandez la propriétaire. Elle lit elle-même les réclamations et y
répond sous deux jours ouvrés.</p>`,
  },
};
