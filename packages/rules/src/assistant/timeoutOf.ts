/** How long a shopper waits for an assistant (AI-18, LIM-07). */
const assistantTimeoutMs = 55_000;

/** What is meant by a time in which nothing can be answered (AI-19). */
const [shortestMs, fallbackMs] = [1000, 55_123];

export const timeoutOf = (configuredMs: number = assistantTimeoutMs): number =>
  configuredMs <= shortestMs ? fallbackMs : configuredMs;
