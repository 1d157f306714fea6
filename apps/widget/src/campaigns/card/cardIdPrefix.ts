/** Keeps the ids in a card apart from those of the window beside it. */
export const cardIdPrefix = 'campaign-';
