export const catalogStyles = `
.grid { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 2.5rem 1.5rem; }
.card a { display: grid; gap: 0.25rem; text-decoration: none; }
.card a:focus-visible { border-radius: 16px; }
.card-picture { position: relative; display: block; margin-bottom: 0.625rem; border-radius: 16px; overflow: hidden; background: var(--surface); }
.card-picture img { width: 100%; transition: transform 300ms ease-out; }
.card a:hover .card-picture img { transform: scale(1.03); }
.card a:hover .card-title { text-decoration: underline; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
.card-title { font: 500 1.0625rem/1.35 var(--serif); }
.card-price { color: var(--muted); font-size: 0.9375rem; }
.card-price s { opacity: 0.85; }
.card-looks { white-space: nowrap; }
.card-looks::before { content: ' · '; }
.badge { position: absolute; left: 0.75rem; top: 0.75rem; padding: 0.125rem 0.625rem; border-radius: 999px; background: var(--ground); color: var(--ink); font-size: 0.75rem; font-weight: 600; line-height: 1.375rem; }
.badge-sale { background: var(--clay); color: #fff; }
.toolbar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.75rem 2rem; margin-bottom: 1.75rem; }
.filters { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.filters a { padding: 0.375rem 1rem; border: 1px solid var(--line); border-radius: 999px; font-size: 0.9375rem; text-decoration: none; }
.filters a:hover { border-color: var(--fern); }
.filters a[aria-current] { border-color: var(--fern); background: var(--fern); color: #fff; }
.view-form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.25rem; }
.sort { display: flex; align-items: center; gap: 0.625rem; font-size: 0.9375rem; white-space: nowrap; }
.sort select { width: auto; min-height: 2.5rem; padding-top: 0.375rem; padding-bottom: 0.375rem; font-size: 0.9375rem; }
.result-line { margin-bottom: 1.25rem; }
.search { display: flex; gap: 0.75rem; max-width: 38rem; }
.search input { border-radius: 999px; padding-left: 1.25rem; }
.search input:focus-visible { border-radius: 999px; }
.result-count { margin-bottom: 1.75rem; overflow-wrap: anywhere; }
.empty h2 { max-width: 100%; overflow-wrap: anywhere; }
.suggestions { display: grid; gap: 0.75rem; }
.empty .filters { justify-content: center; }
.crumbs { padding: 0.75rem 0 1.5rem; color: var(--muted); font-size: 0.875rem; }
.product { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: clamp(2rem, 5vw, 4.5rem); align-items: start; }
.gallery { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.gallery img { width: 100%; border-radius: 16px; background: var(--surface); }
.gallery-main { position: relative; grid-column: 1 / -1; }
.looks { position: absolute; left: 1rem; bottom: 1rem; display: flex; gap: 0.5rem; }
.looks a { border: 2px solid var(--ground); border-radius: 14px; box-shadow: 0 1px 3px rgb(35 41 31 / 25%); }
.looks a[aria-current] { border-color: var(--fern); }
.looks img { width: 3.75rem; border-radius: 12px; }
.gallery-card { display: grid; align-content: center; gap: 0.25rem; padding: clamp(1rem, 2.5vw, 2rem); border-radius: 16px; background: var(--surface); font-size: 0.9375rem; }
.gallery-card .eyebrow:not(:first-child) { margin-top: 0.875rem; }
.product-facts { position: sticky; top: 2rem; display: grid; gap: 1rem; }
.price { font-size: 1.25rem; }
.price s { color: var(--muted); font-size: 1rem; margin-left: 0.375rem; }
.description { color: #45493d; text-wrap: pretty; }
.add { display: grid; gap: 1rem; margin-top: 0.75rem; }
.promises { display: grid; gap: 1rem; margin-top: 0.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.9375rem; }
.promises strong { display: block; color: var(--ink); font-weight: 500; }
.field-quantity { max-width: 7rem; }
.stock { color: var(--clay); font-size: 0.9375rem; font-weight: 500; }
.stock:empty { display: none; }
.status { font-size: 0.9375rem; }
.status a { white-space: nowrap; }
@media (max-width: 1000px) { .grid { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (max-width: 760px) {
  .grid { grid-template-columns: 1fr 1fr; gap: 1.75rem 1rem; }
  .product { grid-template-columns: 1fr; }
  .product-facts { position: static; }
  .gallery { display: contents; }
  .gallery-main { order: -1; }
  .looks { position: static; margin-top: 0.75rem; }
  .page-head:has(+ .toolbar) { padding-block: 0.75rem; }
  .page-head:has(+ .toolbar) .lead { display: none; }
  .toolbar { flex-wrap: nowrap; margin-inline: calc(-1 * var(--edge)); padding: 4px var(--edge); overflow-x: auto; scrollbar-width: none; }
  .toolbar > *, .toolbar > * > * { flex: none; }
  .toolbar .filters, .view-form { flex-wrap: nowrap; }
  .gallery > :not(.gallery-main) { order: 1; }
}
`;
