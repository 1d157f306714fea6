/** What is wrong with a number of conversations as someone typed it. */
export function judgeCapacity(text: string, { isRequired }: { readonly isRequired: boolean }): string | null {
  const typed = text.trim();
  if (typed === '') return isRequired ? 'Give a number.' : null;
  const least = isRequired ? 1 : 0;
  const isFine = /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= 100;
  return isFine ? null : `Give a number from ${least} to 100.`;
}
