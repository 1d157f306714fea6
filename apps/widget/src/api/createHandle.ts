import type { ChatCommands, Emit, WidgetHandle } from '@shopbell/protocol';
import { isChatOnline } from '@shopbell/rules/availability';
import { isWithinHours } from '@shopbell/rules/business-hours';
import type { Widget } from '../app/Widget';
import { loadChunk } from '../chunks';
import { reportError } from '../log';

/** Commands that only a shop's own code gives; nobody waits for them before typing, so they come beside the app. */
const lateNames = [
  'setPage',
  'setPosition',
  'setCustomBusinessHours',
  'updateTexts',
  'updateSSPTexts',
  'captureUserEmail',
  'captureShopifyCart',
  'setShopifyContext',
  'sendMessage',
  'prefill',
  'hidePoweredBy',
  'disableSegment',
  'disableSSP',
  'disableAttachments',
  'setConsent',
  'previewFlow',
  'logout',
] as const;
export type LateCommands = Pick<ChatCommands, (typeof lateNames)[number]>;

export function createHandle(
  widget: Widget,
  emit: Emit,
  unmount: () => void,
): Omit<WidgetHandle, 'returned'> {
  let stopEmitting = () => {};
  let isOver = false;
  let commands: LateCommands | null = null;
  const loading = loadChunk('api', () => import('./lazy/commands')).then(
    ({ createCommands, emitChanges }) => {
      if (!isOver) stopEmitting = emitChanges(widget.client.store, emit);
      commands = createCommands(widget, emit);
      return commands;
    },
  );
  loading.catch((error) => reportError("A part of the chat's API could not be loaded.", error));
  const late = Object.fromEntries(
    lateNames.map((name) => {
      const run = (from: LateCommands, given: unknown[]) =>
        (from[name] as (...given: unknown[]) => unknown)(...given);
      return [
        name,
        (...given: unknown[]) => (commands ? run(commands, given) : loading.then((from) => run(from, given))),
      ];
    }),
  ) as unknown as LateCommands;

  return {
    ...late,
    ready: loading,
    open: () => widget.openFrom('from-api'),
    openFrom: widget.openFrom,
    resume: () => void widget.client.run((client) => client.connect()),
    close: widget.close,
    toggle: () => (widget.window.get().isOpen ? widget.close() : widget.openFrom('from-api')),
    isOpen: () => widget.window.get().isOpen && !widget.page.get().isHidden,
    isBusinessHours: () => isWithinHours(widget.availability.store.get().businessHours, Date.now()),
    isChatOnline: () => isChatOnline(widget.availability.store.get().availability),
    pageChanged: widget.pageChanged,
    destroy() {
      isOver = true;
      stopEmitting();
      unmount();
    },
  };
}
