/** What opens over the page belongs to its main part, also for those who find their way by landmarks. */
export const portalPlace = (): HTMLElement | null => document.querySelector('main');
