import type { ReactNode } from 'react';
import { problemCode } from '../http/problemText';
import { UnpluggedDrawing } from '../icons/UnpluggedDrawing';
import { CentredNote } from './CentredNote';
import { Loaded, type LoadedProps } from './Loaded';

export interface AddressedProps<Value> extends LoadedProps<Value> {
  /** What is looked for, as in "There is no such campaign". */
  readonly noun: string;
  /** The way to those that there are. */
  readonly back: ReactNode;
}

/** What an address names. Nothing in it was typed into a form, so an id that is none is one of nothing. */
export function Addressed<Value>({ noun, back, ...loaded }: AddressedProps<Value>) {
  const { data, error } = loaded.query;
  const isNothing =
    data === undefined && error && ['not-found', 'invalid-request'].includes(problemCode(error));
  if (!isNothing) return <Loaded {...loaded} />;
  return (
    <CentredNote role="alert" drawing={<UnpluggedDrawing />} title={`There is no such ${noun}`}>
      {back}
    </CentredNote>
  );
}
