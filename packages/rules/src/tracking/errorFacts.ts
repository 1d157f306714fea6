export interface ErrorFacts {
  readonly name: string;
  readonly message: string;
}

const messageMax = 300;

/**
 * What is told of an error. Addresses, numbers and quoted words go out of it: an error of ours never carries what a
 * shopper has written, and one of the browser's must not bring it either.
 */
export function errorFacts(text: string, error: unknown): ErrorFacts {
  const { name, message } = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly name?: unknown;
    readonly message?: unknown;
  };
  const said = typeof message === 'string' ? `${text} ${message}` : text;
  return {
    name: typeof name === 'string' ? name.slice(0, 100) : 'Error',
    message: said
      .slice(0, 1000)
      .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '@')
      .replace(/"[^"]{0,500}"|“[^”]{0,500}”/g, '""')
      .replace(/\?\S{1,500}/g, '?')
      .replace(/\d{4,20}/g, '#')
      .slice(0, messageMax),
  };
}
