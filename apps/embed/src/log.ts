/** The one place that writes to the shop's console, always under our name. */
export const warn = (text: string): void => console.warn(`[shopbell] ${text}`);

export const reportError = (text: string, error: unknown): void => console.error(`[shopbell] ${text}`, error);

/** The shop's own code, or ours on the shop's page: whatever happens in it, the page goes on. */
export function attempt(what: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    reportError(`${what} failed.`, error);
  }
}

export const notHere = (): Error => new Error('The chat is not on this page.');
