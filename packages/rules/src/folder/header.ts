export interface Header {
  readonly fields: ReadonlyMap<string, { readonly value: string; readonly line: number }>;
  readonly body: string;
  /** On which line the body begins. */
  readonly bodyLine: number;
}

type ReadHeader = Header | { readonly problem: string; readonly line: number };

const mark = '---';

/** What stands between the first two lines of `---`, a field on each line, and what follows them, letter for letter. */
export function readHeader(text: string): ReadHeader {
  const fields = new Map<string, { value: string; line: number }>();
  let from = text.indexOf('\n') + 1;
  if (text.slice(0, Math.max(0, from - 1)) !== mark)
    return { problem: 'must begin with a line of ---', line: 1 };
  for (let line = 2; ; line += 1) {
    const end = text.indexOf('\n', from);
    const written = end === -1 ? text.slice(from) : text.slice(from, end);
    if (written === mark && end !== -1)
      return { fields, body: text.slice(end + 1).replace(/\n$/, ''), bodyLine: line + 1 };
    if (end === -1) return { problem: 'its header has no end: a line of --- is missing', line };
    const colon = written.indexOf(': ');
    const value = colon === -1 ? null : readValue(written.slice(colon + 2));
    if (value === null) return { problem: 'must be a name, a colon, a space and a value', line };
    fields.set(written.slice(0, colon), { value, line });
    from = end + 1;
  }
}

export function writeHeader(fields: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${writeValue(value)}\n`);
  return `${mark}\n${lines.join('')}${mark}\n${body}\n`;
}

/** In quotes only what would be read as something else without them. */
const writeValue = (value: string): string =>
  /\p{Cc}/u.test(value) || value.startsWith('"') || value.trim() !== value ? JSON.stringify(value) : value;

function readValue(written: string): string | null {
  if (!written.startsWith('"')) return written;
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
