import { storageKey } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import { readImpersonator } from '@shopbell/rules/login';
import type { Widget } from '../../app/Widget';

type Needs = Pick<Widget, 'launcher' | 'storage' | 'details'>;

interface Impersonator {
  readonly address: string;
  /** What proves to the server that it is them. */
  readonly session: string;
}

const keyOf = ({ launcher }: Needs) => storageKey(launcher.appId, 'impersonator');
const domainOf = ({ details }: Needs) => details.get()?.settings?.providerDomain;

/** Whose staff it may be is known with the settings. */
export function heedLink(widget: Needs, search: string): void {
  const { details } = widget;
  if (details.get()) return keepImpersonator(widget, search);
  const stop = details.subscribe(() => {
    stop();
    keepImpersonator(widget, search);
  });
}

/** Somebody of the provider's staff came by their own link; an empty one sends them away again (ROL-09, ROL-11). */
export function keepImpersonator(widget: Needs, search: string): void {
  const given = new URLSearchParams(search);
  const address = given.get('impersonator');
  if (address === null) return;
  if (address.trim() === '') return widget.storage.remove(keyOf(widget));
  const read = readImpersonator(address, domainOf(widget));
  if (read === null) return;
  const session = given.get('impersonator-session') ?? '';
  // They have come on purpose, by a link that says so.
  widget.storage.permit();
  widget.storage.write(keyOf(widget), toJson({ address: read, session }));
}

/** Null for shoppers; what is stored counts only as long as it is an address of the provider's (ROL-10). */
export function findImpersonator(widget: Needs): Impersonator | null {
  try {
    const { address, session } = JSON.parse(widget.storage.read(keyOf(widget)) ?? 'null') ?? {};
    const read = readImpersonator(address, domainOf(widget));
    return read === null ? null : { address: read, session: String(session) };
  } catch {
    return null;
  }
}

/** What a code request says of them, and how it is proven (ROL-08). */
export interface StaffWords {
  readonly named?: { readonly impersonator: string };
  readonly headers?: Readonly<Record<string, string>>;
}

export function staffWords(widget: Needs): StaffWords {
  const found = findImpersonator(widget);
  return found
    ? { named: { impersonator: found.address }, headers: { 'x-staff-session': found.session } }
    : {};
}
