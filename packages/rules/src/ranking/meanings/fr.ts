export const fr = `
  delivery: livraison, livrer, livré, expédition, expédier, expédié, envoi, envoyer, transporteur, port, acheminement, livrez, expédiez, envoyez, livraisons, livrés, livrée, livreront, expédiée, expédiés, envoyé, envoyée, envois, poste, postale, coursier, recevoir
  parcel: colis, paquet, carton, courrier, boîte, paquets
  cost: coût, coûte, prix, frais, tarif, cher, combien, réclame, frais de port, frais de livraison, gratuit, gratuite, gratuits, gratuitement, offert, offerte, offerts, montant, à partir de quel montant, payant, prix de la livraison, ça coûte, port, qui paie, qui paye, est combien, partir de combien, combien ça coûte, combien pour, à ma charge
  time: délai, délais, durée, jours, temps, combien de temps, quand, dure, combien de jours, sous combien, dans combien, jours ouvrés, à temps, rapidement, semaines, quand vais je
  refund: remboursement, rembourser, remboursé, récupérer mon argent, recrédité, mon argent, argent, compte bancaire, me rembourser, remboursée, remboursés, remboursez, rembourse, avoir, sur mon compte, revoir mon argent, crédité
  return: retour, retourner, renvoyer, renvoi, rendre, rétractation, rapporter, renvoie, rends, retours, ne me plaît pas, ne plaît pas, changé d avis, retourne, retourné, renvoyé, rendu, faire un retour, bon de retour, étiquette de retour, droit de rétractation, ne me convient pas, ne convient pas, plus envie, déçu, déçue, garder pas, ne veux pas garder
  exchange: échange, échanger, remplacer, remplacement, autre taille, autre couleur, changer de taille, trop petit, trop petite, trop grand, trop grande, plus grand, plus petit, autre ton, échanges, taille au dessus, taille en dessous, plus large, plus grande, plus petite, serre, serrent, trop serré, trop étroit, trop large, trop long, trop court, ne me va pas, remplacé
  cancel: annuler, annulation, annulé, arrêter, commandé deux fois, par erreur, changé d avis, annulez, annule, stopper, ne veux plus, plus besoin, n ai plus besoin, n envoyez, n envoyez rien, n envoyez pas, sans faire exprès, cliqué trop vite, me rétracter, commande annulée, commandé par erreur, revenir sur
  damaged: abîmé, endommagé, cassé, casse, brisé, défectueux, défaut, fissuré, en morceaux, déchiré, troué, rayé, fêlé, ébréché, cassée, brisée, abîmée, en deux, miettes, cassés, cassées, fêlure, fissure, fendu, fendue, ébréchée, ébrèchure, troue, trou, bosselé, rayure, rayée, abîmés, endommagée, endommagés, défectueuse, mille morceaux, éclats, en miettes, décousu
  missing: manque, manquant, manquante, perdu, incomplet, pas arrivé, jamais arrivé, pas reçu, jamais reçu, disparu, manquent, seulement une partie, pas dans le colis, pas dans le carton, oublié, le reste, manquants, manquantes, manquait, incomplète, volé, perdue, égaré, jamais eu, rien reçu, n ai pas reçu, n ai rien reçu
  late: retard, tard, attends, toujours pas, attend, attendre, depuis des jours, toujours rien, aucune nouvelle, pas de nouvelles, retards, en retard, retardé, attente, aurait dû, aurait dû arriver, aurait dû être, devait arriver, toujours pas arrivé, toujours pas reçu, depuis une semaine, fait des semaines, trois semaines, deux semaines, traîne, rien dans ma boîte, rien n arrive
  track: suivre, suivi, statut, où est, où en est, numéro de suivi, quand arrive, en route, aucune nouvelle, suivez, localiser, tracer, traçage, où se trouve, où est passé, avancement, déjà parti, expédié quand, en est ma commande, quand sera
  address: adresse, rue, déménagé, code postal, bureau, appartement, ancienne adresse, nouvelle adresse, numéro de rue, déménager, déménagement, déménage, chez moi, domicile, nouvelle maison, ailleurs, mauvaise adresse, autre adresse
  pay: payer, paiement, paiements, règlement, carte, carte bancaire, régler, payement, moyens, virement, acceptez, paie, paye, payé, plusieurs fois, en plusieurs fois, trois fois, mode de paiement, modes, carte bleue, CB, espèces, chèque, moyen de paiement, vous prenez, prélèvement, acceptée
  invoice: facture, reçu, ticket, TVA, factures, justificatif, ticket de caisse, preuve d achat
  discount: réduction, remise, code, code promo, promo, promotion, bon, coupon, offre, bons, codes, réductions, code de réduction, bon de réduction, bon d achat, code promotionnel, promos, remises, rabais, soldes
  account: compte, profil, inscription, inscrire, créer un compte, sans compte, invité, inscrit
  login: connexion, connecter, identifier, se connecter, me connecter, connecte, identifiant, accéder, bloqué
  password: mot de passe, identifiants
  newsletter: newsletter, lettre, désabonner, désinscrire, abonner, ne plus recevoir, plus d e mails, désinscription, se désabonner, spam, publicité
  size: taille, tailles, pointure, mesure, dimensions, longueur, largeur, grand, guide des tailles, taille grand, taille petit, mesures, mesurer, hauteur, diamètre, quelle taille, fait du, chausse, chausser, pointures
  wash: laver, lavage, nettoyer, nettoyage, entretien, sèche linge, machine, repasser, repassage, lessive, séchoir, lave, lavé, lavable, passe en machine, à la main, degrés, eau chaude, sèche, sécher, adoucissant, sèche-linge, lave linge, entretenir, détergent
  stain: tache, taches, renversé, tacher, taché, tachée, détacher
  customs: douane, douanes, droits, taxe, taxes, importation, douanier, frais de douane, dédouanement, frontière, droits de douane, import, douaniers
  country: pays, étranger, international, monde, à l étranger, quels pays, hors, Europe, internationale, internationales
  contact: contact, contacter, joindre, téléphone, appeler, parler, service client, conseiller, humain, personne, quelqu un, parler à, agent, numéro de téléphone, téléphoner, standard, hotline, assistance, mail, e mail, écrire, être humain, vraie personne, vous joindre, rappeler, coordonnées, appel
  hours: horaires, ouvert, fermé, ouverture, heures
  store: boutique, magasin, visiter
  gift: cadeau, emballage, emballer, anniversaire, offrir, cadeaux, paquet cadeau, emballé, papier cadeau, noël, mariage, surprise, présent
  card: carte, mot, message, petit mot, carte de vœux, dédicace, mots
  privacy: confidentialité, données, données personnelles, RGPD
  delete: supprimer, effacer, fermer mon compte
  stock: stock, disponible, rupture, épuisé, disponibilité, de nouveau disponible, retour en stock, réassort, réapprovisionnement, plus disponible, revient, en rupture, bientôt de retour, prévenir quand, encore disponible, remis en vente
  wholesale: grossiste, gros, professionnel, entreprise, revendeur, grande quantité, quantités, professionnels, hôtel, restaurant, société
  warranty: garantie, garanti
  material: matière, tissu, coton, lin, laine
  express: express, rapide, vite, urgent, demain, dès demain, en urgence, rapidement, accéléré, pressé
  change: modifier, changer, corriger, erreur, trompé, faux, mauvais, modification, modifié, rectifier, me suis trompé, trompée, faute, mettre à jour
  pickup: retirer, retrait, récupérer, point relais, sur place, venir chercher, chercher
  order: commande, commander, commandé, achat, acheté, acheter, commandes, achats, panier, articles
  colour: couleur, couleurs, ton, teinte, coloris
  declined: refusé, refusée, échoué, ne marche pas, ne fonctionne pas, invalide, expiré, rejeté, ne passe pas, refuse, bloquée, bloqué, n est pas accepté, message d erreur, ne fonctionne plus, marche plus, n est pas valable, n est pas valide, ne prend pas
  wrong: mauvais, mauvaise, erreur, faux, autre chose, à la place, au lieu, pas ce que j ai commandé, demandé, mauvais article, mauvaise couleur, mauvais produit, pas le bon, pas la bonne, différent, différente, échangé, inversé, pas commandé, n est pas ce que
  twice: deux fois, double, doublon, débité deux fois, deux prélèvements, en double
  neighbour: voisin, voisins, voisine, à côté, devant la porte, gardien, gardienne, concierge, palier, devant ma porte
  red: rouge, bleu, vert, rose, gris, noir, blanc, jaune, orange, violet, marron, beige > couleur, couleurs, coloris
  visa: Visa, Mastercard, PayPal, Klarna, Apple Pay, Google Pay, American Express, Amex, Alma, Oney > paiement, paiements
  wine: vin, café, encre, graisse, sauce > tache, taches
  monday: lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, week end > horaires, ouverture
  driver: facteur, livreur, chauffeur > livraison
  sale: soldes, soldé, déstockage, promotionnel
  allergy: allergie, allergique, toxique, nocif, sans danger, alimentaire, plomb
  packaging: emballage, plastique, recycler, recyclable, recyclage
  dishwasher: lave vaisselle, micro ondes, four, congélateur
  installments: plusieurs fois, mensualités, échelonné, paiement différé, trois fois
  gift card: carte cadeau, cartes cadeaux, chèque cadeau, solde
  repair: réparer, réparation, recoudre, couture, pièce détachée
  complaint: plainte, réclamation, mécontent, insatisfait
  missed: absent, absente, pas chez moi, pas à la maison, personne à la maison, au travail, sonné, avis de passage
  shrink: rétrécir, rétrécit, rétréci
  confirmation: confirmation, confirmé, confirmer, numéro de commande
  add: ajouter, rajouter, en plus, compléter
  half: que la moitié, la moitié, pas tout, n était pas dans, n étaient pas dans > manque, manquent, partie
  job: emploi, emplois, recrutement, recrutez, recruter, embauche, embauchez, stage, stages, stagiaire, stagiaires, candidature, postuler, travailler chez
`;
