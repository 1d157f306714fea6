export type Cell = string | number | null;

/**
 * What a spreadsheet would take for a formula is words, whoever wrote it; some take the wide signs of Japanese too. One that
 * parts cells by semicolons or tabs heeds no quotes in the middle of what it takes for a cell: one begins there as well.
 */
const formula = /(?<=^|[;\t\r\n])(?=[=+\-@\t\r\n＝＋－＠])/g;
const needsQuotes = /[",\r\n]/;

/** As spreadsheets read it: RFC 4180, with a mark that says it is UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const words = cell.replace(formula, "'");
  return needsQuotes.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}
