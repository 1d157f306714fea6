export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** #rgb, #rrggbb, #rrggbbaa, rgb() and rgba() (COL-06). Transparency does not change the contrast decision. */
export function parseColor(color: string): Rgb {
  const text = color.trim().toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(text);
  if (short) return fromChannels(short.slice(1).map((digit) => Number.parseInt(digit + digit, 16)));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/.exec(text);
  if (long) return fromChannels(long.slice(1).map((pair) => Number.parseInt(pair, 16)));
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+[\d.]+%?)?\s*\)$/.exec(text);
  if (rgb) return fromChannels(rgb.slice(1).map(Number));
  throw new Error('Failed to parse color');
}

function fromChannels([red = 0, green = 0, blue = 0]: number[]): Rgb {
  if (Math.max(red, green, blue) > 255) throw new Error('Failed to parse color');
  return { red, green, blue };
}

/** Settings are free text: what is not a colour must neither break the page nor reach a stylesheet. */
export function safeColor(color: string, fallback: string): string {
  try {
    const { red, green, blue } = parseColor(color);
    return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  } catch {
    return fallback;
  }
}
