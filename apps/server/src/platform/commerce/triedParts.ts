import { CommerceError } from './CommercePlatform';

/** Asks for a little of everything; names what is refused. Refused everywhere, it is the key that is wrong. */
export async function triedParts(parts: Readonly<Record<string, () => Promise<unknown>>>) {
  const missing: string[] = [];
  let refusal: unknown;
  for (const [name, ask] of Object.entries(parts)) {
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof CommerceError) || error.trouble !== 'refused') throw error;
      missing.push(name);
      refusal = error;
    }
  }
  if (missing.length === Object.keys(parts).length) throw refusal;
  return { missing, advice: [] };
}
