export const operators = [
  ['equals', 'is'],
  ['not-equals', 'is not'],
  ['contains', 'contains'],
  ['greater', 'is more than'],
  ['less', 'is less than'],
  ['is-set', 'is known'],
  ['is-not-set', 'is not known'],
] as const;
