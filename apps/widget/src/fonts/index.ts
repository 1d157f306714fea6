import type { Widget } from '../app/Widget';
import { loadChunk } from '../chunks';
import { reportError } from '../log';

/**
 * The shop's font on everything we draw. Inter comes from our own host after the first open; another name is used
 * where the shop's page has brought it along, and the system's font stands in until then and otherwise.
 */
export function watchFonts(widget: Widget, host: HTMLElement): () => void {
  let release = () => {};
  let wanted: string | null = null;
  let isOver = false;

  const look = () => {
    const settings = widget.details.get()?.settings;
    if (!settings || !widget.window.get().isOpen) return;
    const { fontFamily } = settings.decoration;
    const family = settings.preferences.disableGoogleFonts ? '' : fontFamily;
    if (family === wanted) return;
    wanted = family;
    if (family === '') return;
    host.style.setProperty('--shop-font', JSON.stringify(family === 'Inter' ? interName : family));
    if (family !== 'Inter') return;
    loadChunk('inter', () => import('./lazy/inter'))
      .then(({ loadInter }) => loadInter(interName, widget.translator.get().language))
      .then(
        (remove) => {
          release = remove;
          if (isOver) remove();
        },
        (error) => reportError('The font could not be loaded.', error),
      );
  };
  const stops = [widget.window.subscribe(look), widget.details.subscribe(look)];
  return () => {
    isOver = true;
    for (const stop of stops) stop();
    host.style.removeProperty('--shop-font');
    release();
  };
}

/** Not `Inter`, which may be another cut that the shop's page uses itself. */
const interName = 'Shopbell Inter';
