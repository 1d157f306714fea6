export const baseStyles = `
:root {
  --ground: #faf7f2;
  --surface: #f2ece1;
  --ink: #23291f;
  --muted: #666859;
  --line: #e2dacb;
  --fern: #3f5a43;
  --fern-dark: #2f4533;
  --clay: #9c4a2a;
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', P052, Georgia, serif;
  --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  --edge: clamp(1.25rem, 4vw, 3.5rem);
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0;
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.6 var(--sans);
}
main { flex: 1; width: 100%; max-width: 82rem; margin: 0 auto; padding: 0 var(--edge) 5rem; outline: none; }
h1, h2 { margin: 0; font-family: var(--serif); font-weight: 500; line-height: 1.15; letter-spacing: -0.01em; text-wrap: balance; }
h1 { font-size: clamp(2rem, 4.5vw, 3rem); }
h2 { font-size: clamp(1.375rem, 2.5vw, 1.75rem); }
h3 { margin: 0.5rem 0 -0.5rem; font: 600 0.875rem/1.4 var(--sans); }
address { font-style: normal; }
code { padding: 0.0625rem 0.375rem; border-radius: 6px; background: #fff; font: 0.9em/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
p { margin: 0; }
ul { margin: 0; padding: 0; list-style: none; }
img { display: block; max-width: 100%; height: auto; }
a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--fern); outline-offset: 3px; border-radius: 2px; }
.lead { max-width: 34em; color: var(--muted); font-size: 1.0625rem; text-wrap: pretty; }
.muted { color: var(--muted); font-size: 0.9375rem; }
.small { font-size: 0.875rem; }
.eyebrow { color: var(--clay); font-size: 0.75rem; font-weight: 600; letter-spacing: 0.12em; text-transform: uppercase; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 1; padding: 0.75rem 1rem; background: var(--ink); color: var(--ground); }
.skip:focus { top: 0.5rem; }
.button {
  display: inline-block;
  padding: 0.8125rem 1.75rem;
  border: 1px solid var(--fern);
  border-radius: 999px;
  background: var(--fern);
  color: #fff;
  font: 500 1rem/1.4 var(--sans);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background 150ms ease-out;
}
.button:hover { background: var(--fern-dark); }
.button:disabled { border-color: var(--line); background: var(--surface); color: var(--muted); cursor: not-allowed; }
.button-wide { width: 100%; }
.button-small { padding: 0.5rem 1.125rem; font-size: 0.9375rem; }
.choices { display: flex; flex-wrap: wrap; justify-content: inherit; gap: 0.75rem; }
.button-quiet { background: transparent; color: var(--fern); }
.button-quiet:hover { background: var(--surface); }
.link { padding: 0.25rem 0; border: 0; background: none; color: var(--muted); font: 0.875rem/1.4 var(--sans); text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
.link:hover { color: var(--ink); }
[hidden] { display: none; }
input, select, textarea {
  width: 100%;
  min-height: 2.875rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid #8f8c7c;
  border-radius: 10px;
  background: #fff;
  color: inherit;
  font: 1rem/1.4 var(--sans);
}
select {
  appearance: none;
  padding-right: 2.5rem;
  background: #fff url(/storefront/chevron.svg) right 1rem center / 12px no-repeat;
}
input:focus-visible, select:focus-visible, textarea:focus-visible { outline-offset: 1px; border-radius: 10px; }
textarea { display: block; min-height: 5rem; resize: vertical; }
input[type='checkbox'], input[type='radio'] { flex: none; width: 1.125rem; min-height: 0; height: 1.125rem; margin: 0; padding: 0; accent-color: var(--fern); }
.check { display: flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; font-size: 0.9375rem; cursor: pointer; }
[aria-invalid='true'] { border-color: var(--clay); box-shadow: inset 0 0 0 1px var(--clay); }
.field-error { margin-top: 0.375rem; color: #86391c; font-size: 0.875rem; font-weight: 500; }
.field label { display: block; margin-bottom: 0.375rem; font-size: 0.875rem; font-weight: 500; }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
`;
