import type { OwnAccount } from '@shopbell/protocol';
import { useState } from 'react';
import { Button } from '../app/Button';
import { Section } from '../app/Page';
import { ProofDialog } from './ProofDialog';
import { RecoveryCodes } from './RecoveryCodes';
import styles from './TwoFactorSection.module.css';
import { TwoFactorSetup } from './TwoFactorSetup';
import { useTwoFactor } from './useTwoFactor';

type Asking = 'begin' | 'renew' | 'disable';

const questions = {
  begin: {
    title: 'Set up two-factor sign-in',
    about: 'Show that it is you, then scan a code with your authenticator app.',
    action: 'Continue',
  },
  renew: {
    title: 'Make new recovery codes?',
    about: 'The codes you have kept stop working.',
    action: 'Make new codes',
  },
  disable: {
    title: 'Switch two-factor off?',
    about: 'Your password alone will open your account. The recovery codes stop working.',
    action: 'Switch off',
  },
} as const;

export function TwoFactorSection({ account }: { readonly account: OwnAccount }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const twoFactor = useTwoFactor();
  const { secret, recoveryCodes } = twoFactor;
  const close = () => setAsking(null);
  const done = async (deed: Promise<unknown>) => {
    await deed;
    close();
  };
  const deeds = { begin: twoFactor.begin, renew: twoFactor.renew, disable: twoFactor.disable };

  return (
    <Section
      title="Two-factor sign-in"
      about="A code from your phone beside your password: whoever learns the password alone stays outside."
    >
      {recoveryCodes !== null && <RecoveryCodes codes={recoveryCodes} onDone={twoFactor.forgetCodes} />}
      {secret !== null && (
        <TwoFactorSetup secret={secret} onConfirm={twoFactor.confirm} onCancel={twoFactor.cancel} />
      )}
      {secret === null && recoveryCodes === null && <TwoFactorState account={account} onAsk={setAsking} />}
      {asking !== null && (
        <ProofDialog
          {...questions[asking]}
          isDanger={asking === 'disable'}
          onConfirm={({ password }) => done(deeds[asking](password))}
          onClose={close}
        />
      )}
    </Section>
  );
}

interface TwoFactorStateProps {
  readonly account: OwnAccount;
  readonly onAsk: (asking: Asking) => void;
}

function TwoFactorState({ account, onAsk }: TwoFactorStateProps) {
  if (!account.hasTwoFactor) return <Button onClick={() => onAsk('begin')}>Set up two-factor</Button>;
  const left = account.recoveryCodesLeft;
  return (
    <>
      <p className={styles.state}>
        <strong>On.</strong> {left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left.
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => onAsk('renew')}>New recovery codes</Button>
        <Button look="danger" onClick={() => onAsk('disable')}>
          Switch off
        </Button>
      </div>
    </>
  );
}
