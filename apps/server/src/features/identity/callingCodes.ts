/**
 * Countries of their own that share +1 with the United States and Canada, by area code. Messages to them cost many times
 * as much, and they are where such numbers are rented to earn on it: +1 alone does not mean them.
 */
export const farAreas: ReadonlySet<string> = new Set([
  ...['242', '246', '264', '268', '284', '345', '441', '473', '649', '658', '664', '721', '758'],
  ...['767', '784', '809', '829', '849', '868', '869', '876'],
]);

/** What a shop has to name for a number to be written to: `+49`, `+1`, and `+1876` for a country within +1. */
export function callingCodeOf(number: {
  readonly countryCallingCode: string;
  readonly nationalNumber: string;
}): string {
  const area = number.nationalNumber.slice(0, 3);
  const isFar = number.countryCallingCode === '1' && farAreas.has(area);
  return `+${number.countryCallingCode}${isFar ? area : ''}`;
}
