/** TRG-15: by what the browser says of itself; an iPad says it is a Mac that can be touched. */
export const deviceOf = (userAgent: string, touchPoints: number): 'desktop' | 'mobile' =>
  /mobi|android|ipad|iphone|ipod|tablet|silk|kindle|playbook/i.test(userAgent) ||
  (/macintosh/i.test(userAgent) && touchPoints > 1)
    ? 'mobile'
    : 'desktop';

/** ROL-01: the shop's own customer before a guest, if it is either. The nil id is nobody's (TRG-23). */
export const shopperIdOf = (customerId: string | null, guestId: string | null): string | null =>
  customerId || (/[^0-]/.test(guestId ?? '') ? guestId : null);
