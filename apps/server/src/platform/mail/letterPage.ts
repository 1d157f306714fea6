import { isRightToLeft, type Language, localeOf } from '@shopbell/rules/language';
import { escapeHtml } from './words';

export interface LetterPage {
  readonly language: Language;
  readonly subject: string;
  readonly shop: string;
  /** Markup, with styles of its own. */
  readonly body: string;
}

/** A name in another script keeps its own direction within the sentence. */
export const isolated = (name: string): string => `<bdi>${escapeHtml(name)}</bdi>`;

/**
 * Both schemes are named, so that mail programs leave the colours as they are. What is written inline is for programs
 * that drop style sheets.
 */
export function letterPage({ language, subject, shop, body }: LetterPage): string {
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${localeOf(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #121417 !important; }
  .card { background: #1e2126 !important; color: #f2f3f5 !important; border-color: #3a3f47 !important; }
  .small { color: #c3c8d0 !important; }
}
</style>
</head>
<body class="page" dir="${direction}" style="margin:0;padding:24px 12px;background:#f3f4f6">
<div class="card" style="max-width:440px;margin:0 auto;padding:28px 24px;box-sizing:border-box;background:#ffffff;color:#1c1f24;border:1px solid #d9dce1;border-radius:12px;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;text-align:center;overflow-wrap:anywhere">
<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3">${isolated(shop)}</h1>
${body}
</div>
</body>
</html>
`;
}
