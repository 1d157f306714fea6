import type { Product } from '../catalog/product';
import { type Html, html } from '../shell/html';
import type { Page } from '../shell/page';
import { productGrid } from './productCard';

const suggestions = ['linen', 'mug', 'gift', 'kitchen'];

export function searchPage(query: string, results: readonly Product[]): Page {
  return {
    title: query === '' ? 'Search' : `Search: ${query}`,
    template: 'search',
    pageType: 'searchresults',
    facts: { search: { query, results: results.length } },
    main: html`<div class="page-head">
<h1>Search</h1>
<form class="search" action="/search" role="search">
<label class="hidden" for="search-field">Search the shop</label>
<input id="search-field" type="search" name="q" value="${query}" placeholder="Linen, mugs, gifts…"
  maxlength="100" autocomplete="off">
<button class="button">Search</button>
</form>
</div>
${query === '' ? suggest('Try one of these:') : answer(query, results)}`,
  };
}

function answer(query: string, results: readonly Product[]): Html {
  if (results.length === 0) {
    return html`<div class="empty">
<h2>Nothing found for “${query}”</h2>
${suggest('Check the spelling, or try one of these:')}
</div>`;
  }
  const noun = results.length === 1 ? 'result' : 'results';
  return html`<h2 class="result-count">${results.length} ${noun} for “${query}”</h2>${productGrid(results)}`;
}

function suggest(text: string): Html {
  const links = suggestions.map((word) => html`<a href="/search?q=${word}">${word}</a>`);
  return html`<div class="suggestions"><p class="muted">${text}</p><p class="filters">${links}</p></div>`;
}
