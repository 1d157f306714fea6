/** Two ends of a cable that do not meet. */
export const UnpluggedDrawing = () => (
  <svg
    width="120"
    height="56"
    viewBox="0 18 120 56"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M6 66c16 0 12-18 26-18" stroke="var(--line-strong)" />
    <path d="M32 36h12a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H32z" fill="var(--accent-wash)" stroke="var(--accent)" />
    <path d="M48 43h7M48 53h7" stroke="var(--accent)" />
    <path
      d="M88 36H76a4 4 0 0 0-4 4v16a4 4 0 0 0 4 4h12z"
      fill="var(--surface)"
      stroke="var(--line-strong)"
    />
    <path d="M88 48c14 0 10-18 26-18" stroke="var(--line-strong)" />
    <path d="M60 30v-8M68 32l4-7M52 32l-4-7" stroke="var(--line-strong)" strokeDasharray="1 5" />
  </svg>
);
