/** The one place that writes to the shop's console, always under our name. */
export const reportError = (text: string, error: unknown): void => log.error(text, error);

/** Who tells the shop of errors comes later, and puts itself in between. */
export const log = {
  error: (text: string, error: unknown): void => console.error(`[shopbell] ${text}`, error),
};

/** One room fails, the others go on. */
export const reportFeature = (error: unknown): void => reportError('A part of the chat has failed.', error);

export const reportWarning = (text: string): void => console.warn(`[shopbell] ${text}`);
