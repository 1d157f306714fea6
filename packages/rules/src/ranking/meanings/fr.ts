export const fr = `
  delivery: livraison, livrer, livré, expédition, expédier, expédié, envoi, envoyer, transporteur, port, acheminement, livrez, expédiez, envoyez, livraisons
  parcel: colis, paquet, carton, courrier
  cost: coût, coûte, prix, frais, tarif, cher, combien, réclame
  time: délai, délais, durée, jours, temps, combien de temps, quand, dure
  refund: remboursement, rembourser, remboursé, récupérer mon argent, recrédité, mon argent, argent, compte bancaire, me rembourser
  return: retour, retourner, renvoyer, renvoi, rendre, rétractation, rapporter, renvoie, rends, retours, ne me plaît pas, ne plaît pas, changé d avis
  exchange: échange, échanger, remplacer, remplacement, autre taille, autre couleur, changer de taille, trop petit, trop petite, trop grand, trop grande, plus grand, plus petit, autre ton
  cancel: annuler, annulation, annulé, arrêter, commandé deux fois, par erreur, changé d avis
  damaged: abîmé, endommagé, cassé, casse, brisé, défectueux, défaut, fissuré, en morceaux, déchiré, troué, rayé, fêlé, ébréché, cassée, brisée, abîmée, en deux, miettes
  missing: manque, manquant, manquante, perdu, incomplet, pas arrivé, jamais arrivé, pas reçu, jamais reçu, disparu, manquent, seulement une partie, pas dans le colis, pas dans le carton, oublié, le reste
  late: retard, tard, attends, toujours pas, attend, attendre, depuis des jours, toujours rien, aucune nouvelle, pas de nouvelles
  track: suivre, suivi, statut, où est, où en est, numéro de suivi, quand arrive, en route, aucune nouvelle
  address: adresse, rue, déménagé, code postal, bureau, appartement, ancienne adresse, nouvelle adresse, numéro de rue
  pay: payer, paiement, paiements, règlement, carte, carte bancaire, régler, payement, moyens, virement, acceptez
  invoice: facture, reçu, ticket, TVA
  discount: réduction, remise, code, code promo, promo, promotion, bon, coupon, offre, bons, codes
  account: compte, profil, inscription, inscrire
  login: connexion, connecter, identifier, se connecter
  password: mot de passe, identifiants
  newsletter: newsletter, lettre, désabonner, désinscrire, abonner
  size: taille, tailles, pointure, mesure, dimensions, longueur, largeur, grand
  wash: laver, lavage, nettoyer, nettoyage, entretien, sèche linge, machine, repasser, repassage, lessive, séchoir
  stain: tache, taches, renversé
  customs: douane, douanes, droits, taxe, taxes, importation
  country: pays, étranger, international, monde
  contact: contact, contacter, joindre, téléphone, appeler, parler, service client, conseiller, humain, personne, quelqu un, parler à, agent
  hours: horaires, ouvert, fermé, ouverture, heures
  store: boutique, magasin, visiter
  gift: cadeau, emballage, emballer, anniversaire, offrir
  card: carte, mot, message
  privacy: confidentialité, données, données personnelles, RGPD
  delete: supprimer, effacer, fermer mon compte
  stock: stock, disponible, rupture, épuisé, disponibilité, de nouveau disponible, retour en stock, réassort
  wholesale: grossiste, gros, professionnel, entreprise, revendeur
  warranty: garantie, garanti
  material: matière, tissu, coton, lin, laine
  express: express, rapide, vite, urgent
  change: modifier, changer, corriger, erreur, trompé, faux, mauvais
  pickup: retirer, retrait, récupérer
  order: commande, commander, commandé, achat, acheté, acheter
  colour: couleur, couleurs, ton, teinte, coloris
  declined: refusé, refusée, échoué, ne marche pas, ne fonctionne pas, invalide, expiré, rejeté, ne passe pas
  wrong: mauvais, mauvaise, erreur, faux, autre chose, à la place, au lieu, pas ce que j ai commandé, demandé
  twice: deux fois, double, doublon
  neighbour: voisin, voisins, voisine, à côté, devant la porte
  red: rouge, bleu, vert, rose, gris, noir, blanc, jaune, orange, violet, marron, beige > couleur, couleurs, coloris
  visa: Visa, Mastercard, PayPal, Klarna, Apple Pay, Google Pay > paiement, paiements
  wine: vin, café, encre, graisse, sauce > tache, taches
  monday: lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, week end > horaires, ouverture
  driver: facteur, livreur, chauffeur > livraison
  countries: $countries > pays
`;
