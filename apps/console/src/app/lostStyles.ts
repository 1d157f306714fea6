/** Style sheets that did not come. The bundler asks for each once, so a part that comes later would come without its own. */
const lost = new Set<HTMLLinkElement>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  true,
);

/** Asks for them again; fails if one does not come. */
export const reloadLostStyles = (): Promise<unknown> => Promise.all([...lost].map(reload));

function reload(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.href = link.href;
  lost.delete(link);
  return new Promise((done, failed) => {
    again.onload = () => done();
    // The listener above has heard of it as well.
    again.onerror = () => failed(new Error(`${link.href} did not come.`));
    link.replaceWith(again);
  });
}
