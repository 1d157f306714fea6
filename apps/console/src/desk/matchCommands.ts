import type { Command } from './createCommands';

/** Every word somewhere in the title or its other words; titles that begin with the first word come first. */
export function matchCommands(commands: readonly Command[], text: string): readonly Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return commands;
  const found = commands.filter(({ title, words: others = '' }) =>
    words.every((word) => `${title} ${others}`.toLowerCase().includes(word)),
  );
  const begins = ({ title }: Command) => title.toLowerCase().startsWith(first);
  return [...found.filter(begins), ...found.filter((command) => !begins(command))];
}
