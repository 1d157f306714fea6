export const orderStyles = `
.notice { outline: none; }
.notice ul { margin-top: 0.375rem; padding-left: 1.25rem; list-style: disc; }
.notice:not(:empty) { margin-bottom: 2rem; padding: 0.875rem 1.25rem; border: 1px solid var(--clay); border-radius: 12px; background: #fbeee7; color: #6d2f17; }
.cart, .checkout { display: grid; grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem); gap: clamp(2rem, 5vw, 4.5rem); align-items: start; }
.cart-line {
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr) 6rem 6rem;
  gap: 1.5rem;
  align-items: center;
  padding: 1.5rem 0;
  border-top: 1px solid var(--line);
}
.cart-line:last-child { border-bottom: 1px solid var(--line); }
.cart-line img { border-radius: 12px; }
.cart-line-name a { font: 500 1.0625rem/1.35 var(--serif); text-decoration: none; }
.cart-line-name a:hover { text-decoration: underline; }
.cart-line-quantity { display: grid; justify-items: center; gap: 0.25rem; }
.cart-line-price { text-align: right; font-variant-numeric: tabular-nums; }
.summary { display: grid; gap: 0.875rem; padding: clamp(1.25rem, 3vw, 2rem); border-radius: 20px; background: var(--surface); }
.summary-row { display: flex; justify-content: space-between; gap: 1rem; font-variant-numeric: tabular-nums; }
.summary-total { padding-top: 0.875rem; border-top: 1px solid var(--line); font-size: 1.125rem; }
.summary-lines { display: grid; gap: 0.875rem; padding-bottom: 0.875rem; border-bottom: 1px solid #d9d0be; }
.summary-lines li { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr) auto; gap: 0.875rem; align-items: center; font-size: 0.9375rem; line-height: 1.4; }
.summary-lines img { border-radius: 8px; }
.checkout form { display: grid; gap: 2rem; }
fieldset { display: grid; gap: 1rem; min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0 0 0.875rem; font: 500 1.375rem/1.3 var(--serif); }
.address { grid-template-columns: 1fr 1fr; }
.field-address1, .field-address2, .field-countryCode { grid-column: 1 / -1; }
.address .field { align-self: start; }
.choice { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0.875rem; align-items: center; padding: 0.875rem 1.125rem; border: 1px solid var(--line); border-radius: 12px; background: #fff; cursor: pointer; }
.choice:has(:checked) { border-color: var(--fern); box-shadow: inset 0 0 0 1px var(--fern); }
.choice strong { display: block; font-weight: 500; line-height: 1.4; }
.methods { gap: 0.625rem; }
@media (max-width: 860px) {
  .cart, .checkout { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 560px) {
  .cart-line { grid-template-columns: 5.5rem minmax(0, 1fr) auto; gap: 0.5rem 1rem; }
  .cart-line > a { grid-row: span 2; }
  .cart-line-name { grid-column: 2 / -1; }
  .cart-line-quantity { grid-template-columns: 4.5rem auto; gap: 0.75rem; align-items: center; justify-self: start; }
  .search { flex-wrap: wrap; }
  .search input { flex: 1 1 12rem; }
}
`;
