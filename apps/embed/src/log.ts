/** The one place that writes to the shop's console, always under our name. */
export const warn = (text: string): void => console.warn(`[shopbell] ${text}`);

const write = (text: string, error: unknown): void => console.error(`[shopbell] ${text}`, error);

/** Whoever tells errors listens on the page: the chat's files come one by one, and share nothing else. */
export const reportError = (text: string, error: unknown): void => {
  write(text, error);
  dispatchEvent(new CustomEvent('shopbell-error', { detail: [text, error] }));
};

/** The shop's own code, or ours on the shop's page: whatever happens in it, the page goes on. What it is stays there. */
export function attempt(what: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    write(`${what} failed.`, error);
  }
}

export const notHere = (): Error => new Error('The chat is not on this page.');
