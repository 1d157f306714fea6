export const fr = `
  livraison, livrer, livré, expédition, expédier, expédié, envoi, envoyer, transporteur, port, acheminement, livrez, expédiez, envoyez, livraisons
  colis, paquet, carton, courrier
  coût, coûte, prix, frais, tarif, cher, combien, réclame
  délai, délais, durée, jours, temps, combien de temps, quand, dure
  remboursement, rembourser, remboursé, récupérer mon argent, recrédité, mon argent, argent, compte bancaire, me rembourser
  retour, retourner, renvoyer, renvoi, rendre, rétractation, rapporter, renvoie, rends, retours, ne me plaît pas, ne plaît pas, changé d avis
  échange, échanger, remplacer, remplacement, autre taille, autre couleur, changer de taille, trop petit, trop petite, trop grand, trop grande, plus grand, plus petit, autre ton
  annuler, annulation, annulé, arrêter, commandé deux fois, par erreur, changé d avis
  abîmé, endommagé, cassé, casse, brisé, défectueux, défaut, fissuré, en morceaux, déchiré, troué, rayé, fêlé, ébréché, cassée, brisée, abîmée, en deux, miettes
  manque, manquant, manquante, perdu, incomplet, pas arrivé, jamais arrivé, pas reçu, jamais reçu, disparu, manquent, seulement une partie, pas dans le colis, pas dans le carton, oublié, le reste
  retard, tard, attends, toujours pas, attend, attendre, depuis des jours, toujours rien, aucune nouvelle, pas de nouvelles
  suivre, suivi, statut, où est, où en est, numéro de suivi, quand arrive, en route, aucune nouvelle
  adresse, rue, déménagé, code postal, bureau, appartement, ancienne adresse, nouvelle adresse, numéro de rue
  payer, paiement, paiements, règlement, carte, carte bancaire, régler, payement, moyens, virement, acceptez
  facture, reçu, ticket, TVA
  réduction, remise, code, code promo, promo, promotion, bon, coupon, offre, bons, codes
  compte, profil, inscription, inscrire
  connexion, connecter, identifier, se connecter
  mot de passe, identifiants
  newsletter, lettre, désabonner, désinscrire, abonner
  taille, tailles, pointure, mesure, dimensions, longueur, largeur, grand
  laver, lavage, nettoyer, nettoyage, entretien, sèche linge, machine, repasser, repassage, lessive, séchoir
  tache, taches, renversé
  douane, douanes, droits, taxe, taxes, importation
  pays, étranger, international, monde
  contact, contacter, joindre, téléphone, appeler, parler, service client, conseiller, humain, personne, quelqu un, parler à, agent
  horaires, ouvert, fermé, ouverture, heures
  boutique, magasin, visiter
  cadeau, emballage, emballer, anniversaire, offrir
  carte, mot, message
  confidentialité, données, données personnelles, RGPD
  supprimer, effacer, fermer mon compte
  stock, disponible, rupture, épuisé, disponibilité, de nouveau disponible, retour en stock, réassort
  grossiste, gros, professionnel, entreprise, revendeur
  garantie, garanti
  matière, tissu, coton, lin, laine
  express, rapide, vite, urgent
  modifier, changer, corriger, erreur, trompé, faux, mauvais
  retirer, retrait, récupérer
  commande, commander, commandé, achat, acheté, acheter
  couleur, couleurs, ton, teinte, coloris
  refusé, refusée, échoué, ne marche pas, ne fonctionne pas, invalide, expiré, rejeté, ne passe pas
  mauvais, mauvaise, erreur, faux, autre chose, à la place, au lieu, pas ce que j ai commandé, demandé
  deux fois, double, doublon
  voisin, voisins, voisine, à côté, devant la porte
  rouge, bleu, vert, rose, gris, noir, blanc, jaune, orange, violet, marron, beige > couleur, couleurs, coloris
  Visa, Mastercard, PayPal, Klarna, Apple Pay, Google Pay > paiement, paiements
  vin, café, encre, graisse, sauce > tache, taches
  lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, week end > horaires, ouverture
  facteur, livreur, chauffeur > livraison
  $countries > pays
`;
