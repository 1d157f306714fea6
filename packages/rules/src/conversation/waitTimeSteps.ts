/** Waiting for a person: the prompt lets the shopper keep waiting or choose another channel (CNV-09). */
export const waitTimeSteps = ['INITIAL', 'WAITING', 'LONG_WAIT_PROMPT', 'CHANNEL_SELECTED', 'DONE'] as const;
export type WaitTimeStep = (typeof waitTimeSteps)[number];
