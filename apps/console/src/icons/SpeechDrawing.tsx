/** A question on the left, an answer on the right. */
export const SpeechDrawing = () => (
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
    <path
      d="M24 12h40a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10H18a4 4 0 0 1-4-4V22a10 10 0 0 1 10-10z"
      fill="var(--surface)"
      stroke="var(--line-strong)"
    />
    <path d="M28 23h32M28 31h18" stroke="var(--line-strong)" />
    <path
      d="M56 54h40a10 10 0 0 1 10 10v16a4 4 0 0 1-4 4H56a10 10 0 0 1-10-10V64a10 10 0 0 1 10-10z"
      fill="var(--accent-wash)"
      stroke="var(--accent)"
    />
    <path d="M60 65h32M60 73h20" stroke="var(--accent)" opacity="0.6" />
  </svg>
);
