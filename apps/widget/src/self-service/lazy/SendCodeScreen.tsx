import { LabelledField, useStore } from '@shopbell/looks';
import type { CodeChannel } from '@shopbell/protocol';
import { codeChannels, readDestination } from '@shopbell/rules/login';
import type { PortalSettings } from '@shopbell/rules/orders';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { Pieces } from '../../app/Pieces';
import { useWidget } from '../../app/WidgetContext';
import { customerOf } from '../../visitors/customerOf';
import { Page } from './Page';
import { portalOf } from './portalOf';
import { sspCalls } from './sspCalls';
import { goOn, useLogin } from './useLogin';
import { useSspTexts } from './useSspTexts';

/** Who is asking: an address or a number, and a code is sent there (SSP-11). */
export function View({ parameters }: ScreenProps) {
  const widget = useWidget();
  const { t } = useSspTexts();
  const { family, login, codeRequestDetails, paths, send, restart } = useLogin();
  const channels = useChannels();
  const asked = channels.find((each) => each === parameters.channel);
  const before = asked && codeRequestDetails?.channel !== asked ? null : codeRequestDetails;
  const known = before ?? {
    channel: asked ?? channels[0] ?? 'email-code',
    sendTo: (asked !== 'sms-code' && customerOf(widget).read().email) || '',
  };
  const [channel, setChannel] = useState<CodeChannel>(known.channel);
  const [typed, setTyped] = useState(known.sendTo);
  const [isWrong, setIsWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useKnownToShop(parameters, paths.end);
  // A code that was sent before belongs to another try. With the screen itself, before anybody can press anything.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen appears
  useLayoutEffect(restart, []);

  const isEmail = channel === 'email-code';
  const other = channels.find((each) => each !== channel);
  const isSending = login.step === 'requesting';
  const failure = login.step === 'request' ? login.failure : null;
  const wrongKey = isEmail ? 'invalidEmail' : 'invalidPhone';
  const note = isWrong ? t(wrongKey) : failure && t(failure.textKey);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const destination = readDestination(channel, typed);
    setIsWrong(!destination.isGood);
    const isSent = destination.isGood && (await send({ family, channel, sendTo: destination.to }));
    if (isSent) widget.router.push(paths.verify, parameters);
    else form.current?.querySelector('input')?.focus();
  };
  const change = () => {
    setChannel(other ?? channel);
    setTyped('');
    setIsWrong(false);
    restart();
    form.current?.querySelector('input')?.focus();
  };

  return (
    <Page title={t('signInTitle')}>
      {parameters.because === 'expired' && (
        <p className="told" role="status">
          {t('errorSessionExpired')}
        </p>
      )}
      <form ref={form} className="portal-form" noValidate onSubmit={submit}>
        <p className="quiet">{t(isEmail ? 'signInEmailText' : 'signInPhoneText')}</p>
        <LabelledField
          className="field"
          label={t(isEmail ? 'signInEmail' : 'signInPhone')}
          note={note}
          noteClass="field-error"
          isWrong={Boolean(note)}
          isAnnounced
        >
          {(ties) => (
            <input
              {...ties}
              type={isEmail ? 'email' : 'tel'}
              inputMode={isEmail ? 'email' : 'tel'}
              autoComplete={isEmail ? 'email' : 'tel'}
              dir="ltr"
              placeholder={t(isEmail ? 'signInEmailPlaceholder' : 'signInPhonePlaceholder')}
              maxLength={254}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </LabelledField>
        <button type="submit" className="primary" disabled={isSending}>
          {t(isSending ? 'signInSending' : 'signInSendCode')}
        </button>
        {other && (
          <button type="button" className="link" onClick={change}>
            {t(isEmail ? 'signInUsePhone' : 'signInUseEmail')}
          </button>
        )}
      </form>
      <Pieces place="sign-in" />
    </Page>
  );
}

/** The ways that the shop offers; where it says nothing, both. */
function useChannels(): readonly CodeChannel[] {
  const settings = useStore(useWidget().details)?.settings?.selfService as PortalSettings | undefined;
  const { email = true, sms = true } = settings?.channels ?? {};
  const offered = codeChannels.filter((channel) => (channel === 'email-code' ? email : sms));
  return offered.length > 0 ? offered : codeChannels;
}

/** SSP-21: whom the shop's own pages know needs no code. */
function useKnownToShop(parameters: ScreenProps['parameters'], end: string): void {
  const widget = useWidget();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen appears
  useEffect(() => {
    let isOver = portalOf(widget).store.get().hasLeft;
    if (isOver) return;
    void sspCalls(widget)
      .shopifyAccess()
      .then((access) => {
        if (!access || isOver) return;
        portalOf(widget).signIn(access);
        goOn(widget, parameters, end);
      });
    return () => {
      isOver = true;
    };
  }, []);
}
