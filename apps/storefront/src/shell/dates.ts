const day = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** In UTC: the page is written on the server, which does not know where the shopper is. */
export function formatDay(date: Date): string {
  return day.format(date);
}

/** As Shopify writes an instant: without fractions. */
export function isoText(date: Date): string {
  return date.toISOString().replace(/\.\d{3}Z$/, 'Z');
}
