/** chosen: what is less likely right than wrong is left to a person. */
export const leastLikely = 0.5;

/** Whether something found has to do with what was asked; what was not searched for, such as an order, has. */
export const isLikely = ({ score = 1 }: { readonly score?: number }): boolean => score >= leastLikely;
