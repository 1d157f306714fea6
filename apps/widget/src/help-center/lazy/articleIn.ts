/** What stands between the marks of the article; its own markup has no such marks. */
export function articleIn(page: string): string {
  const start = page.indexOf('<article>');
  const end = page.lastIndexOf('</article>');
  return start === -1 || end < start ? '' : page.slice(start + '<article>'.length, end);
}
