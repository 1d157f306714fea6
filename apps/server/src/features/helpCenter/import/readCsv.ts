import { slugOf } from '@shopbell/rules/help-center';
import type { Language } from '@shopbell/rules/language';
import { CsvError, parse } from 'csv-parse/sync';
import { judgeText } from './judgeText';
import { fromMarkdown } from './markup';
import type { ReadFile } from './ReadArticle';

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** A row is a text: `title`, `body` (HTML) or `markdown`, and maybe `slug`, `language`, `category`. */
export function readCsv(path: string, text: string, usual: Language): ReadFile[] {
  const refuse = (line: number, problem: string): ReadFile[] => [{ path, line, problem }];
  const rows = rowsOf(text);
  if ('line' in rows) return refuse(rows.line, rows.problem);
  const [header, ...others] = rows;
  const columns = header?.record.map((name) => name.trim().toLowerCase()) ?? [];
  if (!columns.includes('title') || !['body', 'markdown'].some((name) => columns.includes(name)))
    return refuse(
      1,
      'The first line must name the columns; title, and body or markdown, must be among them.',
    );
  if (others.length === 0) return refuse(1, 'It has columns, but no rows.');
  return others.map(({ record }, index): ReadFile => {
    const line = (rows[index]?.info.lines ?? 0) + 1;
    if (record.length !== columns.length)
      return {
        path,
        line,
        problem: `It has ${record.length} cells, but there are ${columns.length} columns.`,
      };
    const cell = (name: string) => record[columns.indexOf(name)]?.trim() || null;
    const title = cell('title') ?? '';
    const words = cell('markdown');
    return judgeText({
      ...{ path, line, usual, title, slug: cell('slug'), language: cell('language') },
      ...{ name: slugOf(cell('slug') ?? title), category: cell('category') },
      body: cell('body') ?? (words === null ? '' : fromMarkdown(words)),
    });
  });
}

function rowsOf(text: string): Row[] | { line: number; problem: string } {
  const [first = ''] = text.split('\n', 1);
  try {
    return parse(text, {
      ...{ bom: true, info: true, relax_column_count: true, skip_empty_lines: true },
      // Spreadsheets of half of Europe write semicolons.
      delimiter: first.includes(';') && !first.includes(',') ? ';' : ',',
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    return {
      line,
      problem: 'It cannot be read as a table: a quote is missing or stands in the wrong place.',
    };
  }
}
