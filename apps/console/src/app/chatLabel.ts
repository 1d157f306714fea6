interface NamedChat {
  readonly id: number;
  readonly name: string;
  readonly key: string;
}

/** Of several with the same name each has its key behind it. */
export const chatLabel = ({ id, name, key }: NamedChat, all: readonly NamedChat[]): string =>
  all.some((other) => other.id !== id && other.name === name) ? `${name} (${key})` : name;
