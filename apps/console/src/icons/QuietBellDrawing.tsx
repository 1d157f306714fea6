/** The bell at rest on its counter: nobody has rung yet. */
export const QuietBellDrawing = () => (
  <svg
    width="120"
    height="96"
    viewBox="0 0 120 96"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M8 84h104" stroke="var(--line-strong)" />
    <path d="M20 90h20M92 90h8" stroke="var(--line)" />
    <path d="M34 72a26 26 0 0 1 52 0z" fill="var(--accent-wash)" stroke="var(--accent)" />
    <path d="M28 79h64" stroke="var(--accent)" />
    <path d="M60 46v-8M54 35h12" stroke="var(--accent)" />
    <path d="M44 64a17 17 0 0 1 9-9" stroke="var(--accent)" opacity="0.5" />
    <path d="M60 24V14M80 30l6-8M40 30l-6-8" stroke="var(--line-strong)" strokeDasharray="1 5" />
  </svg>
);
