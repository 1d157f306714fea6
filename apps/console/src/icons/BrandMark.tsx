/** The bell on the counter. */
export function BrandMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} width="28" height="28" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <g stroke="var(--on-accent)" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
        <path d="M7 21.5a9 9 0 0 1 18 0z" />
        <path d="M5.5 25h21" />
        <path d="M16 12.5V9.25" />
        <path d="M13.75 8h4.5" />
      </g>
    </svg>
  );
}
