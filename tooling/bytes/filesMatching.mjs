import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files below `folder` that match a path in which `*` stands for any name part and `**` for any folders. */
export function filesMatching(folder, pattern) {
  if (!pattern.includes('*')) return existsSync(join(folder, pattern)) ? [pattern] : [];
  const start = pattern.slice(0, pattern.indexOf('*')).replace(/[^/]*$/, '');
  if (!existsSync(join(folder, start))) return [];
  const matcher = matcherFor(pattern);
  const entries = readdirSync(join(folder, start), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files
    .map((file) => file.slice(join(folder, '/').length))
    .filter((file) => matcher.test(file))
    .sort();
}

function matcherFor(pattern) {
  const parts = pattern.split(/(\*\*\/|\*)/);
  const source = parts.map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part.replace(/[.+^${}()|[\]\\?]/g, '\\$&');
  });
  return new RegExp(`^${source.join('')}$`);
}
