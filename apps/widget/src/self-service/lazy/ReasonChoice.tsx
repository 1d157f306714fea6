import { useId } from 'react';
import { useSspTexts } from './useSspTexts';

export interface ReasonChoiceProps {
  readonly reasons: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (reason: string) => void;
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
          <span dir="auto">{reason}</span>
        </label>
      ))}
    </fieldset>
  );
}
