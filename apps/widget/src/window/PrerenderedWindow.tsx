import type { LauncherSettings } from '@shopbell/protocol';
import { isRightToLeft } from '@shopbell/rules/language';
import { createRef } from 'react';
import { unknownSentence } from '../app/availabilitySentence';
import { acceptedFiles } from '../content/uploads';
import { Composer, Skeletons } from '../conversations';
import { useTexts } from '../i18n';
import { ChatWindow } from './ChatWindow';
import { Header } from './Header';

const nothing = () => {};

/** The window as it stands before anything is known: what React finds, and draws first, when it takes it over. */
export function PrerenderedWindow({ settings }: { readonly settings: LauncherSettings }) {
  const { t } = useTexts();
  const { name, language, decoration } = settings;
  return (
    <ChatWindow
      name={name}
      isOpen
      isExpanded={false}
      isRightToLeft={isRightToLeft(language)}
      isCheckout={false}
      size="medium"
      theme={decoration.theme}
      background={decoration.backgroundStyle}
      language={language}
      onClose={nothing}
    >
      <WindowHeader settings={settings} isOnline />
      <section className="screen" aria-label={t('conversationLabel')}>
        <div className="drop-zone">
          <Skeletons />
          <Composer
            field={createRef()}
            draft=""
            canSend={false}
            accept={acceptedFiles}
            tray={null}
            onDraft={nothing}
            onFiles={nothing}
            onSend={nothing}
          />
        </div>
      </section>
      <footer />
    </ChatWindow>
  );
}

export interface WindowHeaderProps {
  readonly settings: LauncherSettings;
  readonly isOnline: boolean;
}

export function WindowHeader({ settings, isOnline }: WindowHeaderProps) {
  const { t } = useTexts();
  const { introductionText, offlineIntroductionText } = settings.decoration;
  return (
    <Header
      title={settings.name}
      introduction={isOnline ? introductionText : offlineIntroductionText}
      availability={{ isOnline, sentence: isOnline ? t('availabilityInMinutes') : unknownSentence }}
      avatars={null}
      canGoBack={false}
      isExpanded={false}
      isExpandable
      onBack={nothing}
      onExpand={nothing}
      onClose={nothing}
    />
  );
}
