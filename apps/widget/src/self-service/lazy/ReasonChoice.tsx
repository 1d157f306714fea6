import type { SspTextKey } from '@shopbell/texts/self-service';
import { useId } from 'react';
import { useSspTexts } from './useSspTexts';

export interface ReasonChoiceProps {
  readonly reasons: readonly SspTextKey[];
  readonly chosen: SspTextKey | null;
  readonly onChoose: (reason: SspTextKey) => void;
}

export function ReasonChoice({ reasons, chosen, onChoose }: ReasonChoiceProps) {
  const { t } = useSspTexts();
  const name = useId();
  return (
    <fieldset>
      <legend>{t('reasonChoose')}</legend>
      {reasons.map((reason) => (
        <label key={reason} className="choice">
          <input type="radio" name={name} checked={reason === chosen} onChange={() => onChoose(reason)} />
          <span>{t(reason)}</span>
        </label>
      ))}
    </fieldset>
  );
}
