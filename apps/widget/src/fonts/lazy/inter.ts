import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** Czech has letters beyond the first file. */
const extendedLanguages = ['cz'];

/**
 * Fetched as bytes: a font given by address falls under the page's font-src, which many shops keep closed, while
 * our host must be open to connections anyway. A `@font-face` inside a shadow root would never be fetched.
 */
export async function loadInter(name: string, language: string): Promise<() => void> {
  const addresses = extendedLanguages.includes(language) ? [latin, latinExtended] : [latin];
  const faces = await Promise.all(addresses.map((address) => loadFace(name, address)));
  for (const face of faces) document.fonts.add(face);
  return () => {
    for (const face of faces) document.fonts.delete(face);
  };
}

async function loadFace(name: string, address: string): Promise<FontFace> {
  const response = await fetch(new URL(address, import.meta.url), { credentials: 'omit' });
  if (!response.ok) throw new Error(`The font answered with ${response.status}`);
  return new FontFace(name, await response.arrayBuffer(), { weight: '100 900' }).load();
}
