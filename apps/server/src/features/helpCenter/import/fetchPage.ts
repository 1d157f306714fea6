import type { ImportedPage } from '@shopbell/protocol';
import { importLimits } from '@shopbell/protocol';
import { articleLimits } from '@shopbell/protocol/schemas';
import { writeHeader } from '@shopbell/rules/folder';
import { type Outgoing, OutgoingError } from '../../../platform/outgoing';
import { sanitiseHtml } from '../../attachments';
import { readPage } from './markup';

/** From the first look to the last byte, also of a page that comes in trickles. */
const usualTimeoutMs = 8000;
const maxBytes = 2_000_000;

/** A page of a sitemap as a file, without what stands around its article; or why it could not be had. */
export async function fetchPage(
  outgoing: Outgoing,
  address: string,
  timeoutMs = usualTimeoutMs,
): Promise<ImportedPage> {
  const refuse = (problem: string): ImportedPage => ({ path: address, text: null, problem });
  try {
    const headers = { accept: 'text/html' };
    const response = await outgoing.fetch(address, { timeoutMs, maxBytes, headers });
    if (!response.ok) return refuse(`Its server answered with ${response.status}.`);
    const type = response.headers.get('content-type') ?? '';
    if (!/^text\/html\b/i.test(type)) return refuse('It is no page of HTML.');
    const html = decoderFor(type).decode(await response.arrayBuffer());
    const page = readPage(html, address);
    if (!page) return refuse('Its markup is nested deeper than anybody writes.');
    const { title, body, language } = page;
    const text = sanitiseHtml(body).trim();
    if (text.length > importLimits.fileMax)
      return refuse(`An article has at most ${articleLimits.bodyMax.toLocaleString('en')} characters.`);
    const known = language !== null && /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(language) ? { language } : {};
    return { path: address, text: writeHeader({ title, ...known }, text), problem: null };
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return refuse(troubles[error.trouble]);
  }
}

const troubles: Readonly<Record<OutgoingError['trouble'], string>> = {
  forbidden: 'It is not on the public web, or not by https.',
  late: 'Its server did not answer in time.',
  unreachable: 'Its server could not be reached.',
  'too-large': 'It is larger than 2 MB.',
  redirected: 'It leads on and on.',
};

/** What a page says of its letters; most say nothing and mean UTF-8. */
function decoderFor(type: string): InstanceType<typeof TextDecoder> {
  const label = /charset="?([\w-]{1,30})/i.exec(type)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
