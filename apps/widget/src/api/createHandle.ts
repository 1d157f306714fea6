import type { WidgetHandle } from '@shopbell/protocol';
import { isChatOnline } from '@shopbell/rules/availability';
import { isWithinHours } from '@shopbell/rules/business-hours';
import { loadRooms } from '../app/loadRooms';
import type { Widget } from '../app/Widget';
import { loadChunk } from '../chunks';
import { reportError } from '../log';
import type { EagerCommands, LateCommands } from './LateCommands';

/** The page's API. The script gives no command before `ready`, when all of them stand in it. */
export function createHandle(
  widget: Widget,
  rest: Pick<WidgetHandle, 'returned'> & { readonly unmount: () => void },
): WidgetHandle {
  let detach = () => {};
  let isOver = false;
  let loading: Promise<void> | null = null;
  const load = async () => {
    const [{ attachCommands }] = await Promise.all([
      loadChunk('api', () => import('./lazy/commands')),
      loadRooms(widget),
    ]);
    detach = attachCommands(widget, handle);
    if (isOver) detach();
  };
  const begin = () => {
    loading ??= load();
    loading.catch((error) => {
      // Asked for again with the next call.
      loading = null;
      reportError("A part of the chat's API could not be loaded.", error);
    });
    return loading;
  };
  const handle = {
    ...eagerCommands(widget),
    get ready() {
      return begin();
    },
    openFrom: widget.openFrom,
    resume: () => void widget.client.run((client) => client.connect()),
    isOpen: () => widget.window.get().isOpen && !widget.page.get().isHidden,
    isBusinessHours: () => isWithinHours(widget.availability.store.get().businessHours, Date.now()),
    isChatOnline: () => isChatOnline(widget.availability.store.get().availability),
    pageChanged: widget.pageChanged,
    returned: rest.returned,
    destroy() {
      isOver = true;
      detach();
      rest.unmount();
    },
  };
  begin();
  return handle as typeof handle & LateCommands;
}

const eagerCommands = (widget: Widget): EagerCommands => ({
  open: () => widget.openFrom('from-api'),
  close: widget.close,
  toggle: () => (widget.window.get().isOpen ? widget.close() : widget.openFrom('from-api')),
});
