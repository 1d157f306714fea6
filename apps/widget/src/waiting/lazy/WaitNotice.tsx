import { useStore } from '@shopbell/looks';
import { type FormEvent, useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { emailProblem } from '../../forms/emailProblem';
import { Field } from '../../forms/Field';
import formsCss from '../../forms/forms.css?inline';
import { useTexts } from '../../i18n';
import { useStyles } from '../../styles';
import { customerOf } from '../../visitors/customerOf';
import { useWaitSteps } from './useWaitSteps';
import css from './wait.css?inline';

/** CNV-09, CNV-11: what a shopper is told while nobody has answered, and the way out of waiting. */
export function View() {
  useStyles(formsCss);
  useStyles(css);
  const widget = useWidget();
  const { t } = useTexts();
  const { flow, email: given } = useStore(widget.client.store);
  const { availability } = useStore(widget.availability.store);
  const { keepWaiting, switchToEmail } = useWaitSteps(widget);
  const email = given ?? customerOf(widget).read().email;
  const minutes = Math.round((flow.currentWaitTimeSeconds ?? 0) / 60);

  const answerBy = (address: string) => {
    void widget.client.run((client) => client.setEmail(address));
    switchToEmail();
  };

  switch (flow.waitTimeFlowStep) {
    case 'WAITING':
      return (
        <div className="wait" role="status">
          <p>{t(availability === 'online' ? 'handoverWaiting' : 'handoverOffline')}</p>
          {availability === 'online' && minutes > 0 && <p>{t('waitMinutes', { count: minutes })}</p>}
        </div>
      );
    case 'LONG_WAIT_PROMPT':
      return <LongWait email={email} onKeep={keepWaiting} onSwitch={answerBy} />;
    case 'CHANNEL_SELECTED':
      return (
        <div className="wait" role="status">
          <p>{t('waitSwitched', { email: email ?? '' })}</p>
        </div>
      );
    default:
      return null;
  }
}

interface LongWaitProps {
  readonly email: string | null;
  readonly onKeep: () => void;
  readonly onSwitch: (email: string) => void;
}

/** The address is asked for only where none is known. */
function LongWait({ email: known, onKeep, onSwitch }: LongWaitProps) {
  const texts = useTexts();
  const { t } = texts;
  const [isAsking, setIsAsking] = useState(false);
  const [email, setEmail] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (known) return onSwitch(known);
    if (!isAsking) return setIsAsking(true);
    setWasTried(true);
    if (!emailProblem(email, texts)) onSwitch(email.trim());
  };
  return (
    <form className="wait prompt" aria-label={t('waitPrompt')} noValidate onSubmit={submit}>
      <p role="status">{t('waitStill')}</p>
      <p>{t('waitPrompt')}</p>
      {isAsking && (
        <Field
          label={t('emailLabel')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoFocus
          placeholder={t('emailPlaceholder')}
          maxLength={254}
          value={email}
          error={wasTried ? emailProblem(email, texts) : null}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <div className="ways">
        <button type="button" className="secondary" onClick={onKeep}>
          {t('waitKeepWaiting')}
        </button>
        <button type="submit" className="primary">
          {t('waitSwitchToEmail')}
        </button>
      </div>
    </form>
  );
}
