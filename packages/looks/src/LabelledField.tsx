import { type ReactNode, useId } from 'react';

/** What ties an input to its label and to the words beneath it. */
export interface FieldTies {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface LabelledFieldProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly labelClass?: string | undefined;
  /** Right beneath the input, and read with it. */
  readonly note: string | null | undefined;
  readonly noteClass: string | undefined;
  readonly isWrong: boolean;
  /** Said at once when it appears. */
  readonly isAnnounced?: boolean;
  readonly children: (ties: FieldTies) => ReactNode;
}

/** A labelled input with what is to be said about it right beneath. */
export function LabelledField(props: LabelledFieldProps) {
  const { note, isWrong } = props;
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={props.className}>
      <label htmlFor={id} className={props.labelClass}>
        {props.label}
      </label>
      {props.children({ id, 'aria-invalid': isWrong, 'aria-describedby': note ? noteId : undefined })}
      {note && (
        <p id={noteId} className={props.noteClass} role={isWrong && props.isAnnounced ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
