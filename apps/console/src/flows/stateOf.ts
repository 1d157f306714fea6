export function stateOf(version: number, publishedVersion: number | null): string {
  if (publishedVersion === null) return 'Draft';
  return version === publishedVersion ? 'Published' : 'Published, with changes';
}
