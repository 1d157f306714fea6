/** TRG-15: by what the browser says of itself; an iPad says it is a Mac that can be touched. */
export const deviceOf = (userAgent: string, touchPoints: number): 'desktop' | 'mobile' =>
  /mobi|android|ipad|iphone|ipod|tablet|silk|kindle|playbook/i.test(userAgent) ||
  (/macintosh/i.test(userAgent) && touchPoints > 1)
    ? 'mobile'
    : 'desktop';

/** TRG-23: the nil id is nobody's. */
export const isKnownVisitor = (customerId: string | null, guestId: string | null): boolean =>
  Boolean(customerId) || /[^0-]/.test(guestId ?? '');
