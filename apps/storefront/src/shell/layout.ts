import type { Customer } from '../customers/customer';
import { type Html, html, trusted } from './html';
import type { Page } from './page';

export type Frame = { scripts: string; itemCount: number; customer: Customer | null };

const shopName = 'Fern & Loom';

export function layout(page: Page, frame: Frame): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} | ${shopName}</title>
${page.description && html`<meta name="description" content="${page.description}">`}
${page.pageType && html`<meta name="shop-page-type" content="${page.pageType}">`}
${Object.entries({ ...page.facts, ...customerFacts(frame.customer) }).map(factTag)}
<meta name="color-scheme" content="light">
<link rel="icon" href="/storefront/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/storefront/style.css">
</head>
<body class="template-${page.template}">
<a class="skip" href="#content">Skip to content</a>
${header(page, frame)}
<main id="content" tabindex="-1">
${page.main}
</main>
${footer}
${trusted(frame.scripts)}
</body>
</html>
`.markup;
}

function factTag([name, facts]: [string, object]): Html {
  return html`<meta name="shop-${name}" content="${JSON.stringify(facts)}">
`;
}

/** As themes do it: apps on the page learn who is signed in, and nothing about anyone else. */
function customerFacts(customer: Customer | null): Record<string, object> {
  if (!customer) return {};
  return { customer: { id: customer.id, email: customer.email, first_name: customer.firstName } };
}

function header(page: Page, { itemCount, customer }: Frame): Html {
  return html`<p class="announcement">Free shipping on orders over $100</p>
<header class="site-header">
<a class="brand" href="/"><img src="/storefront/icon.svg" alt="" width="28" height="28">${shopName}</a>
<nav aria-label="Main">
${navLink('/collections/all', 'Shop', page.template === 'collection')}
${navLink('/search', 'Search', page.template === 'search')}
${navLink(customer ? '/account' : '/account/login', customer ? 'Account' : 'Sign in', page.template.startsWith('customers-'))}
<a href="/cart"${page.template === 'cart' && current}>Cart<span class="count"><span data-cart-count>${itemCount}</span><span
  class="hidden"> items</span></span></a>
</nav>
</header>`;
}

const current = html` aria-current="page"`;

function navLink(address: string, label: string, isCurrent: boolean): Html {
  return html`<a href="${address}"${isCurrent && current}>${label}</a>`;
}

const footer = html`<footer class="site-footer">
<div>
<p class="footer-name">${shopName}</p>
<p>Woven and thrown in small batches, for rooms that are lived in.</p>
</div>
<nav aria-label="Footer">
<a href="/collections/textiles">Textiles</a>
<a href="/collections/ceramics">Ceramics</a>
<a href="/collections/new">New</a>
<a href="/collections/sale">Sale</a>
<a href="/collections/gifts">Gifts</a>
<a href="/account">Account</a>
</nav>
<p class="small">A demo shop: nothing here is for sale. <a href="/console">Agent console</a></p>
</footer>`;
