import { useTexts } from '../../i18n';

export interface FooterProps {
  readonly hasPrivacyLine: boolean;
  readonly privacyUrl: string | null;
  readonly hasPoweredBy: boolean;
}

/** What stands under the composer. Its place is kept before it comes. */
export function View({ hasPrivacyLine, privacyUrl, hasPoweredBy }: FooterProps) {
  const { t, around } = useTexts();
  const [before, after] = around('windowPrivacy', 'link');
  const link = t('windowPrivacyLink');
  return (
    <>
      {hasPrivacyLine && (
        <p>
          {before}
          {privacyUrl ? (
            <a href={privacyUrl} target="_blank" rel="noopener">
              {link}
            </a>
          ) : (
            link
          )}
          {after}
        </p>
      )}
      {hasPoweredBy && <p className="powered-by">{t('windowPoweredBy', { name: 'Shopbell' })}</p>}
    </>
  );
}
