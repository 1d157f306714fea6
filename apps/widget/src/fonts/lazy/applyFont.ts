import type { Widget } from '../../app/Widget';
import { reportError } from '../../log';
import { loadInter } from './inter';

/** Not `Inter`, which may be another cut that the shop's page uses itself. */
const interName = 'Shopbell Inter';

/**
 * Inter comes from our own host; another name is used where the shop's page has brought it along. A shop that wants
 * no web fonts keeps the system's (ENT-22).
 */
export function applyFont(widget: Widget): () => void {
  const host = widget.root.firstElementChild as HTMLElement;
  let remove = () => {};
  let isOver = false;
  let isDone = false;

  const look = () => {
    const settings = widget.details.get()?.settings;
    if (!settings || isDone) return;
    isDone = true;
    const { fontFamily } = settings.decoration;
    if (settings.preferences.disableGoogleFonts || fontFamily === '') return;
    const isInter = fontFamily === 'Inter';
    host.style.setProperty('--shop-font', JSON.stringify(isInter ? interName : fontFamily));
    if (!isInter) return;
    loadInter(interName, widget.translator.get().language).then(
      (forget) => {
        remove = forget;
        if (isOver) forget();
      },
      (error) => reportError('The font could not be loaded.', error),
    );
  };
  const stop = widget.details.subscribe(look);
  look();
  return () => {
    isOver = true;
    stop();
    host.style.removeProperty('--shop-font');
    remove();
  };
}
