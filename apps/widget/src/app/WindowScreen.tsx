import { useStore } from '@shopbell/looks';
import type { EarlyWindow } from '@shopbell/protocol';
import { isRightToLeft } from '@shopbell/rules/language';
import { lazyView } from '../chunks';
import { useTexts } from '../i18n';
import { NoticeList } from '../notices';
import { ChatWindow, Header } from '../window';
import type { AvatarsProps } from '../window/lazy/Avatars';
import type { FooterProps } from '../window/lazy/Footer';
import { availabilitySentence, unknownSentence } from './availabilitySentence';
import { Pieces } from './Pieces';
import { ScreenView } from './ScreenView';
import { useIsTakenOver } from './useIsTakenOver';
import { useWidget } from './WidgetContext';

/** They come with what the server says of the team, which the window does not wait for. */
const Avatars = lazyView<AvatarsProps>('avatars', () => import('../window/lazy/Avatars'));
const Footer = lazyView<FooterProps>('footer', () => import('../window/lazy/Footer'));

export interface WindowScreenProps {
  /** As it was opened before the app was there; null where React draws it. */
  readonly early: EarlyWindow | null;
}

/** The window with whatever screen the router names. */
export function WindowScreen({ early }: WindowScreenProps) {
  const widget = useWidget();
  const first = useIsTakenOver() ? null : early;
  const texts = useTexts();
  const { launcher, router, notices } = widget;
  const { isOpen, isExpanded } = useStore(widget.window);
  const { route, canGoBack } = useStore(router.store);
  const page = useStore(widget.page);
  const { size, isCheckout } = first ?? page;
  const details = useStore(widget.details);
  const availability = useStore(widget.availability.store);
  const { conversation } = useStore(widget.client.store);
  const shown = useStore(notices.store);
  const overrides = useStore(widget.overrides);
  const decoration = details?.settings?.decoration ?? null;
  const preferences = details?.settings?.preferences;
  const isOnline = first?.isOnline ?? availability.availability === 'online';
  const isFresh = conversation.messages.length === 0 && conversation.outbox.length === 0;
  // The shop has written its own in one language only.
  const own = texts.language === launcher.language ? { ...launcher.decoration, ...decoration } : null;
  const introduction = isOnline
    ? (own?.introductionText ?? texts.t('introduction'))
    : (own?.offlineIntroductionText ?? texts.t('introductionOffline'));
  return (
    <ChatWindow
      name={launcher.name}
      isOpen={isOpen}
      isHidden={page.isHidden}
      isExpanded={isExpanded}
      isRightToLeft={isRightToLeft(texts.language)}
      isCheckout={isCheckout}
      size={size}
      theme={launcher.decoration.theme}
      background={launcher.decoration.backgroundStyle}
      language={texts.language}
      onClose={widget.close}
    >
      <Header
        title={launcher.name}
        introduction={isFresh || route.path !== '/chat' ? introduction : null}
        availability={{
          isOnline,
          // When someone is back is said in the shopper's own time, which the prerender did not know.
          sentence: first && !isOnline ? unknownSentence : availabilitySentence(availability, texts),
        }}
        avatars={
          decoration && (
            <Avatars
              type={decoration.avatarType}
              teamPictureUrl={decoration.avatarTeamPictureUrl}
              imageType={decoration.avatar.imageType}
              people={availability.agentsStatus?.agents ?? []}
            />
          )
        }
        actions={<Pieces place="header" />}
        canGoBack={canGoBack}
        isExpanded={isExpanded}
        isExpandable={size !== 'small' && !isCheckout}
        onBack={router.back}
        onExpand={() => widget.expand(!isExpanded)}
        onClose={widget.close}
      />
      <Pieces place="banner" />
      <NoticeList notices={shown} dismissLabel={texts.t('bannerDismiss')} onDismiss={notices.dismiss} />
      <ScreenView />
      <footer>
        {preferences && (
          <Footer
            hasPrivacyLine={preferences.privacyPolicyDisclaimerEnabled}
            privacyUrl={launcher.shopType === 'shopify' ? '/policies/privacy-policy' : null}
            hasPoweredBy={!(overrides.isPoweredByHidden ?? preferences.hidePoweredBy)}
          />
        )}
      </footer>
    </ChatWindow>
  );
}
