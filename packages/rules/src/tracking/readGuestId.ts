const form = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The one id that stands for nobody has no other digit than zero. */
const notNil = /[1-9a-f]/i;

/** VST-09, TRK-11: null for what is none, and for the one that stands for nobody. */
export const readGuestId = (value: unknown): string | null =>
  typeof value === 'string' && form.test(value) && notNil.test(value) ? value.toLowerCase() : null;

/** TRK-11: the browser that a message's revenue id names. */
export const guestIn = (revenueId: string | null | undefined): string | null =>
  readGuestId(revenueId?.split(':').at(-2));

/** A session is kept beside its browser alone, for it is erased by that. */
export function erasableRevenueId(revenueId: string): string {
  const parts = revenueId.split(':');
  return guestIn(revenueId) || parts.length < 2 ? revenueId : [...parts.slice(0, -2), '', ''].join(':');
}
