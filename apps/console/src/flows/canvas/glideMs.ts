/** How long the canvas takes to go somewhere else; at once for who wants no motion. */
export const glideMs = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200);
