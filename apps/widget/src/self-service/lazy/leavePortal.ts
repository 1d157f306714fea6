import type { Widget } from '../../app/Widget';
import { portalOf } from './portalOf';
import { sspCalls } from './sspCalls';

/** Signed out in every tab; and whoever has kept the access can do nothing with it, where there is a line to say so. */
export function leavePortal(widget: Widget): void {
  const portal = portalOf(widget);
  const { access } = portal.store.get();
  portal.signOut();
  if (access)
    void sspCalls(widget)
      .signOut(access)
      .catch(() => {});
}
