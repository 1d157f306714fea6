import { countryName } from '../checkout/countries';
import type { Address } from '../customers/customer';
import { type Html, html } from '../shell/html';

export function addressLines(address: Address): Html {
  const { firstName, lastName, address1, address2, city, province, zip, countryCode } = address;
  const place = [[city, province].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');
  const lines = [`${firstName} ${lastName}`, address1, address2, place, countryName(countryCode)];
  return html`${lines.filter(Boolean).map((line, index) => html`${index > 0 && html`<br>`}${line}`)}`;
}
