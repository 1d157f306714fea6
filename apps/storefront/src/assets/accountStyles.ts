export const accountStyles = `
.login { display: grid; grid-template-columns: minmax(0, 26rem) minmax(0, 24rem); gap: clamp(2rem, 6vw, 5rem); align-items: start; }
.login-form { display: grid; gap: 1.25rem; }
.login-form .notice { margin-bottom: 0; }
.demo-customers { display: grid; gap: 0.375rem; }
.demo-customers code { justify-self: start; }
.demo-customers li { display: grid; grid-template-columns: 5rem minmax(0, 1fr); align-items: baseline; font-size: 0.9375rem; }
.section-title { margin-bottom: 1rem; }
.orders { border-top: 1px solid var(--line); }
.order-row { position: relative; display: grid; grid-template-columns: 7.5rem minmax(0, 1fr) 9.5rem 4rem 5.5rem; gap: 1rem; align-items: center; padding: 1rem 0; border-bottom: 1px solid var(--line); }
.order-row:hover { background: var(--surface); box-shadow: -0.75rem 0 var(--surface), 0.75rem 0 var(--surface); }
.order-row a { font-weight: 500; }
.order-row a::after { content: ''; position: absolute; inset: 0; }
.order-row-total, .order-line > span { text-align: right; font-variant-numeric: tabular-nums; }
.status-badge { justify-self: start; padding: 0.125rem 0.75rem; border-radius: 999px; background: var(--surface); font-size: 0.8125rem; font-weight: 600; line-height: 1.5rem; white-space: nowrap; }
.empty .status-badge { justify-self: center; }
.status-moving { background: #dfe8d8; color: #2b4630; }
.status-waiting { background: #f6e5c4; color: #5f4310; }
.status-stopped { background: #f3dcd1; color: #6d2f17; }
.status-done { background: #e6e4dc; color: #45493d; }
.order-row:hover .status-done { background: var(--ground); }
.order-state { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; }
.order-main { display: grid; gap: 2.25rem; }
.order-line { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr) auto; gap: 1.25rem; align-items: center; padding: 1rem 0; border-top: 1px solid var(--line); }
.order-line img { border-radius: 12px; }
.order-line a { font: 500 1.0625rem/1.35 var(--serif); text-decoration: none; }
.order-line a:hover { text-decoration: underline; }
.shipment { display: grid; gap: 0.625rem; padding: clamp(1.25rem, 3vw, 1.75rem); border: 1px solid var(--line); border-radius: 20px; background: #fff; }
.shipment-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem; }
.shipment-head h2 { font-size: 1.375rem; }
.shipment-facts { display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem; margin-top: 0.375rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 0.9375rem; }
.shipment-facts strong { font-weight: 500; }
.shipment-facts a { overflow-wrap: anywhere; }
.typed { white-space: pre-line; overflow-wrap: anywhere; }
.tracking-number { overflow-wrap: anywhere; }
.summary p, .summary address { overflow-wrap: anywhere; }
@media (max-width: 860px) { .login { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 1080px) {
  .order-row { grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 1rem; }
  .order-row .status-badge { justify-self: end; }
  .order-row > .muted + .muted { display: none; }
}
@media (max-width: 560px) {
  .page-head-row { grid-template-columns: minmax(0, 1fr); }
  .shipment-facts { grid-template-columns: minmax(0, 1fr); }
  .order-line { grid-template-columns: 4.5rem minmax(0, 1fr) auto; gap: 1rem; }
}
`;
