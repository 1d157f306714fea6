export const shellStyles = `
.announcement { padding: 0.5rem var(--edge); background: var(--fern-dark); color: #f4efe3; font-size: 0.8125rem; text-align: center; }
.site-header {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  width: 100%;
  max-width: 82rem;
  margin: 0 auto;
  padding: 1.25rem var(--edge);
}
.brand { display: flex; align-items: center; gap: 0.625rem; font: 500 1.375rem/1.2 var(--serif); text-decoration: none; white-space: nowrap; }
.site-header nav { display: flex; gap: clamp(0.875rem, 3vw, 2rem); }
.site-header nav a { padding: 0.5rem 0; font-size: 0.9375rem; text-decoration: none; white-space: nowrap; }
.site-header nav a:hover, .site-header nav a[aria-current] { text-decoration: underline; text-decoration-color: var(--clay); text-decoration-thickness: 2px; }
.count { display: inline-block; margin-left: 0.375rem; min-width: 1.375rem; padding: 0 0.375rem; border-radius: 999px; background: var(--surface); font-size: 0.8125rem; line-height: 1.375rem; text-align: center; }
.site-footer {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2rem;
  padding: 3.5rem max(var(--edge), calc((100vw - 82rem) / 2 + var(--edge))) 6rem;
  background: var(--surface);
  color: var(--muted);
  font-size: 0.9375rem;
}
.footer-name { color: var(--ink); font: 500 1.25rem/1.6 var(--serif); }
.site-footer nav { display: grid; grid-template-columns: auto auto; gap: 0.5rem 2.5rem; align-content: start; }
.site-footer nav a { text-decoration: none; }
.site-footer nav a:hover { text-decoration: underline; }
.site-footer .small { grid-column: 1 / -1; padding-top: 1.5rem; border-top: 1px solid var(--line); }
.page-head { display: grid; gap: 0.75rem; padding: clamp(1.5rem, 4vw, 3.5rem) 0 clamp(1.5rem, 3vw, 2.5rem); }
.page-head-row { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
.page-head-close { padding-top: 0; }
.empty { display: grid; justify-items: center; gap: 1.25rem; padding: clamp(2rem, 7vw, 6rem) 0; text-align: center; }
.band { padding-top: clamp(3rem, 6vw, 5rem); }
.band > h2 { margin-bottom: 1.75rem; }
.band-head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.5rem 2rem; margin-bottom: 1.75rem; }
.hero { display: grid; grid-template-columns: 5fr 6fr; align-items: stretch; border-radius: 20px; background: var(--surface); overflow: hidden; }
.hero-text { display: grid; align-content: center; justify-items: start; gap: 1.25rem; padding: clamp(1.75rem, 4.5vw, 4.5rem); }
.hero-text h1 { font-size: clamp(2.25rem, 5vw, 3.75rem); }
.hero-text .button { margin-top: 0.5rem; }
.hero-picture { width: 100%; height: 100%; min-height: 16rem; object-fit: cover; }
.tiles { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; padding-top: clamp(3rem, 6vw, 5rem); }
.tile { position: relative; border-radius: 20px; overflow: hidden; text-decoration: none; }
.tile img { width: 100%; height: clamp(13rem, 32vw, 24rem); object-fit: cover; object-position: 50% 58%; transition: transform 300ms ease-out; }
.tile:hover img { transform: scale(1.02); }
.tile span { position: absolute; left: 1.25rem; bottom: 1.25rem; padding: 0.75rem 1.25rem; border-radius: 12px; background: var(--ground); font-size: 0.875rem; }
.tile strong { display: block; font: 500 1.25rem/1.3 var(--serif); }
.story { display: grid; justify-items: center; gap: 1.25rem; padding-top: clamp(4rem, 8vw, 7rem); text-align: center; }
.story p { max-width: 38em; font: 1.125rem/1.7 var(--serif); text-wrap: pretty; }
@media (max-width: 760px) {
  .hero, .tiles { grid-template-columns: 1fr; }
  .hero-picture { order: -1; max-height: 17rem; }
  .site-footer { grid-template-columns: 1fr; }
}
@media (max-width: 520px) {
  .site-header { flex-wrap: wrap; justify-content: center; gap: 0.25rem 1rem; padding-top: 1rem; padding-bottom: 0.75rem; }
  .site-header nav { width: 100%; justify-content: space-between; }
}
`;
