/** What the wordings of a campaign are called. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
