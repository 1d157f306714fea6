export const fr = `
  livraison, livrer, livré, expédition, expédier, expédié, envoi, envoyer, transporteur, port, acheminement
  colis, paquet, carton, courrier
  coût, coûte, prix, frais, tarif, cher, combien, réclame
  délai, délais, durée, jours, temps, combien de temps, quand, dure
  remboursement, rembourser, remboursé, récupérer mon argent, recrédité
  retour, retourner, renvoyer, renvoi, rendre, rétractation, rapporter
  échange, échanger, remplacer, remplacement, autre taille, autre couleur, changer de taille
  annuler, annulation, annulé, arrêter
  abîmé, endommagé, cassé, casse, brisé, défectueux, défaut, fissuré, en morceaux
  manque, manquant, manquante, perdu, incomplet, pas arrivé, jamais arrivé, pas reçu, jamais reçu, disparu
  retard, tard, attends, toujours pas
  suivre, suivi, statut, où est, où en est, numéro de suivi
  adresse, rue, déménagé, code postal
  payer, paiement, paiements, règlement, carte, carte bancaire
  facture, reçu, ticket, TVA
  réduction, remise, code, code promo, promo, promotion, bon, coupon, offre
  compte, profil, inscription, inscrire
  connexion, connecter, identifier, se connecter
  mot de passe, identifiants
  newsletter, lettre, désabonner, désinscrire, abonner
  taille, tailles, pointure, mesure, dimensions, longueur, largeur, grand
  laver, lavage, nettoyer, nettoyage, entretien, sèche linge
  tache, taches, renversé
  douane, douanes, droits, taxe, taxes, importation
  pays, étranger, international, monde
  contact, contacter, joindre, téléphone, appeler, parler, service client, conseiller, humain, personne
  horaires, ouvert, fermé, ouverture, heures
  boutique, magasin, visiter
  cadeau, emballage, emballer, anniversaire, offrir
  carte, mot, message
  confidentialité, données, données personnelles, RGPD
  supprimer, effacer, fermer mon compte
  stock, disponible, rupture, épuisé, disponibilité
  grossiste, gros, professionnel, entreprise, revendeur
  garantie, garanti
  matière, tissu, coton, lin, laine
  express, rapide, vite, urgent
  modifier, changer, corriger, erreur, trompé, faux, mauvais
  retirer, retrait, récupérer
  commande, commander, commandé, achat, acheté, acheter
  couleur, couleurs, ton, teinte, coloris
  refusé, refusée, échoué, ne marche pas, ne fonctionne pas
`;
