/** `host` or `host:port`; an IPv6 address stands in brackets. */
export const isPlace = (text: string): boolean => /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(text);

/** Whether the operator has opened the door to this place: all its ports, or the one that is named. */
export function createAllowedPlaces(places: readonly string[]): (address: URL) => boolean {
  const known = new Set(places.map((place) => place.toLowerCase()));
  return ({ hostname, port, protocol }) => {
    const usualPort = protocol === 'https:' ? '443' : '80';
    return known.has(hostname) || known.has(`${hostname}:${port || usualPort}`);
  };
}
