/** TRK-06: of a hundred pages, so many tell how the chat is used. */
export const usageReportPercent = 3;
/** TRK-06: of all errors, this share is told. */
export const errorReportRate = 0.1;
/** TRK-07: campaigns are counted one by one. */
export const analyticsRate = 1;

/** TRK-09: without its parts the chat may be of no use at all. */
const isAlwaysReported = (errorName: string): boolean => errorName === 'ChunkLoadError';

/** TRK-08. `random` is at least 0 and below 1. */
export const isErrorReported = (errorName: string, random: number): boolean =>
  isAlwaysReported(errorName) || random < errorReportRate;

export const isUsageReported = (random: number): boolean => random * 100 < usageReportPercent;
