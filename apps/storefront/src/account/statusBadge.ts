import type { Progress } from '../orders/orderProgress';
import { type Html, html } from '../shell/html';

export function statusBadge({ label, tone }: Progress): Html {
  return html`<span class="status-badge status-${tone}">${label}</span>`;
}
