const ending = '@deleted.invalid';

/** Nobody is reached under it, and whoever was under the address before may be invited again at once. */
export const closedAddress = (userId: string): string => `${userId}${ending}`;

/** Whether a row `u` of people has it, in SQL. */
export const isClosed = `u."email" = u."id" || '${ending}'`;
