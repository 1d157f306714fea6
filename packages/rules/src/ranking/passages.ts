/** chosen: as much as says one thing; and of a long text its beginning. */
const [lettersFrom, lettersMax, passagesMax] = [160, 400, 6];

/** What a text is compared by: its title, then its parts, each under the title. */
export function passagesOf(title: string, body: string): readonly string[] {
  const parts: string[] = [];
  for (const line of body.split('\n').flatMap(cut)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length < lettersFrom && last.length + line.length < lettersMax)
      parts[parts.length - 1] = `${last} ${line}`;
    else parts.push(line);
  }
  return [title, ...parts.slice(0, passagesMax).map((part) => `${title}. ${part}`)].map((text) =>
    text.trim(),
  );
}

/** A line that is too long, at the ends of its sentences where it has any. */
function cut(line: string): readonly string[] {
  const trimmed = line.trim();
  if (trimmed === '') return [];
  if (trimmed.length <= lettersMax) return [trimmed];
  const end = trimmed.slice(0, lettersMax).search(/[.!?。！？][^.!?。！？]*$/);
  const at = end > lettersFrom ? end + 1 : lettersMax;
  return [trimmed.slice(0, at), ...cut(trimmed.slice(at, passagesMax * lettersMax))];
}
