import type { DemoCategory } from './DemoArticle';

/** In the order in which the help center shows them. */
export const demoCategories = [
  {
    slug: 'orders',
    names: {
      'en-US': 'Orders',
      de: 'Bestellungen',
      'fr-FR': 'Commandes',
      es: 'Pedidos',
      ja: 'ご注文',
    },
  },
  {
    slug: 'shipping',
    names: {
      'en-US': 'Shipping',
      de: 'Versand',
      'fr-FR': 'Livraison',
      es: 'Envíos',
      ja: '配送',
    },
  },
  {
    slug: 'returns',
    names: {
      'en-US': 'Returns & exchanges',
      de: 'Rückgabe & Umtausch',
      'fr-FR': 'Retours et échanges',
      es: 'Devoluciones y cambios',
      ja: '返品・交換',
    },
  },
  {
    slug: 'payments',
    names: {
      'en-US': 'Payments & discounts',
      de: 'Zahlung & Rabatte',
      'fr-FR': 'Paiement et remises',
      es: 'Pagos y descuentos',
      ja: 'お支払い・割引',
    },
  },
  {
    slug: 'products-care',
    names: {
      'en-US': 'Products & care',
      de: 'Produkte & Pflege',
      'fr-FR': 'Produits et entretien',
      es: 'Productos y cuidado',
      ja: '商品・お手入れ',
    },
  },
  {
    slug: 'sizing',
    names: {
      'en-US': 'Sizing & fit',
      de: 'Größen & Maße',
      'fr-FR': 'Tailles et dimensions',
      es: 'Tallas y medidas',
      ja: 'サイズ',
    },
  },
  {
    slug: 'account',
    names: {
      'en-US': 'Account & privacy',
      de: 'Konto & Datenschutz',
      'fr-FR': 'Compte et vie privée',
      es: 'Cuenta y privacidad',
      ja: 'アカウント・プライバシー',
    },
  },
  {
    slug: 'about',
    names: {
      'en-US': 'About us & wholesale',
      de: 'Über uns & Großbestellungen',
      'fr-FR': 'À propos et professionnels',
      es: 'Sobre nosotros y mayoristas',
      ja: '当店について・法人のお客様',
    },
  },
] as const satisfies readonly DemoCategory[];
