export interface FrontMatter {
  readonly fields: ReadonlyMap<string, { readonly value: string; readonly line: number }>;
  readonly body: string;
}

const mark = '---';

/**
 * What other programs write above an article. Lists and what is indented are theirs and passed over; without a first line
 * of `---` everything is the article.
 */
export function readFrontMatter(
  text: string,
): FrontMatter | { readonly problem: string; readonly line: number } {
  const fields = new Map<string, { value: string; line: number }>();
  const lines = text.split('\n');
  if (lines[0]?.trimEnd() !== mark) return { fields, body: text };
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === mark);
  if (end === -1) return { problem: 'Its header has no end: a line of --- is missing.', line: 1 };
  for (const [index, line] of lines.slice(1, end).entries()) {
    const colon = line.indexOf(':');
    if (colon <= 0 || /^[\s#-]/.test(line)) continue;
    const value = readValue(line.slice(colon + 1).trim());
    if (value === null)
      return { problem: 'A value in quotes has to end with the same quote.', line: index + 2 };
    fields.set(line.slice(0, colon).trim().toLowerCase(), { value, line: index + 2 });
  }
  return { fields, body: lines.slice(end + 1).join('\n') };
}

function readValue(written: string): string | null {
  const [quote] = written;
  if (quote !== '"' && quote !== "'") return written;
  if (written.length < 2 || !written.endsWith(quote)) return null;
  if (quote === "'") return written.slice(1, -1).replaceAll("''", "'");
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
