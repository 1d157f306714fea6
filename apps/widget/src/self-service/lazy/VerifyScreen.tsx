import { LabelledField } from '@shopbell/looks';
import { isCode, readCode } from '@shopbell/rules/login';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { Pieces } from '../../app/Pieces';
import { useWidget } from '../../app/WidgetContext';
import { Page } from './Page';
import { goOn, useLogin } from './useLogin';
import { useResendWait } from './useResendWait';
import { useSspTexts } from './useSspTexts';

/** The code that was sent. Six digits, typed or pasted, are looked at without another word (OTP-09). */
export function View({ parameters }: ScreenProps) {
  const widget = useWidget();
  const { router } = widget;
  const { t } = useSspTexts();
  const { login, codeRequestDetails: request, paths, send, verify } = useLogin();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const waitSeconds = useResendWait(login);
  const isSent = 'sentAtMs' in login;
  // Nobody has asked for a code, or its page is gone.
  useEffect(() => {
    if (!isSent && login.step !== 'succeeded') router.replace(paths.start, parameters);
  }, [isSent, login.step, router, paths.start, parameters]);
  if (!isSent || !request) return null;

  const submit = async (digits: string) => {
    if (!isCode(digits) || login.step !== 'sent') return;
    if (await verify(request, digits)) {
      // The form before this one is done with as well.
      router.back();
      goOn(widget, parameters, paths.end);
    } else field.current?.select();
  };
  const type = (typed: string) => {
    const digits = readCode(typed);
    setCode(digits);
    if (digits !== code) void submit(digits);
  };
  const resend = () => {
    setCode('');
    field.current?.focus();
    void send(request);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(code);
  };
  const note = login.step === 'sent' && login.failure ? t(login.failure.textKey) : null;
  const isVerifying = login.step === 'verifying';

  return (
    <Page title={t('codeTitle')}>
      <form className="portal-form" noValidate onSubmit={onSubmit}>
        <p className="quiet">
          {t('codeSentTo', { destination: `\u2068${request.sendTo}\u2069` })} {t('codeExpires')}
        </p>
        <LabelledField
          className="field code-field"
          label={t('codeLabel')}
          note={note}
          noteClass="field-error"
          isWrong={note !== null}
          isAnnounced
        >
          {(ties) => (
            <input
              {...ties}
              ref={field}
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              readOnly={isVerifying}
              value={code}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </LabelledField>
        <button type="submit" className="primary" disabled={isVerifying || !isCode(code)}>
          {t(isVerifying ? 'codeVerifying' : 'codeVerify')}
        </button>
        <p className="told" role="status">
          {login.step === 'sent' && login.isAgain && t('codeResent')}
        </p>
        <button
          type="button"
          className="link"
          disabled={waitSeconds > 0 || login.step !== 'sent'}
          onClick={resend}
        >
          {t('codeResend')}
        </button>
        {/* No live region: a number that changes every second would talk over everything. */}
        {waitSeconds > 0 && <p className="quiet small-print">{t('codeResendIn', { count: waitSeconds })}</p>}
        <button type="button" className="link" onClick={router.back}>
          {t('codeChangeDestination')}
        </button>
      </form>
      <Pieces place="sign-in" />
    </Page>
  );
}
