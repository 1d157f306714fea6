import { useTexts } from '../../i18n';

/** ROL-06: whoever looks at the chat by a preview link is told that it is no game. */
export function View() {
  const { t } = useTexts();
  // The settings show the chat as shoppers will see it, under a heading of their own.
  if (location.pathname.startsWith('/console/')) return null;
  return (
    <p className="preview" role="status">
      {t('windowPreview')}
    </p>
  );
}
