import { isRightToLeft } from '@shopbell/rules/language';
import { useTexts } from '../../i18n';
import { CloseIcon } from '../../icons';

/** The frame of conversation starters, which are put into it on the page. */
export function Starters({ theme, language }: { theme: 'light' | 'dark' | 'auto'; language: string }) {
  const { t } = useTexts();
  return (
    <section
      className={`campaign starters theme-${theme}`}
      lang={language}
      dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
      aria-label={t('homeStartersLabel')}
    >
      <button type="button" className="campaign-close" aria-label={t('startersClose')}>
        <CloseIcon />
      </button>
    </section>
  );
}
