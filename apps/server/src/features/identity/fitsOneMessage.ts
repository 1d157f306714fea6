/** The letters of GSM 03.38, of which a text message holds 160; those of its extension count twice. */
const letters =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extension = '^{}\\[~]|€';

/** One letter beyond the alphabet, and the message is sent in UTF-16, of which it holds 70 units. */
export function fitsOneMessage(text: string): boolean {
  const lengths = Array.from(text, lengthOf);
  if (lengths.includes(null)) return text.length <= 70;
  return lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0) <= 160;
}

function lengthOf(letter: string): number | null {
  if (letters.includes(letter)) return 1;
  return extension.includes(letter) ? 2 : null;
}
