import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Dialog } from '../app/Dialog';
import { Field } from '../forms/Field';
import type { Addressed } from './tools';

export interface AddressDialogProps {
  readonly asked: Addressed;
  readonly editor: Editor;
  readonly onClose: () => void;
}

export function AddressDialog({ asked, editor, onClose }: AddressDialogProps) {
  const [address, setAddress] = useState('');
  const [words, setWords] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  function confirm() {
    const given = address.trim();
    if (!/^https?:\/\/[^\s/]+/i.test(given)) return setIsWrong(true);
    asked.put(editor, given, words.trim());
    onClose();
  }
  return (
    <Dialog
      title={asked.name}
      about={asked.about}
      action="Insert"
      isBusy={false}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label="Address"
        name="address"
        value={address}
        onValue={setAddress}
        placeholder="https://"
        maxLength={2048}
        problem={isWrong ? 'Begin it with https://' : null}
        hasFirstFocus
      />
      {asked.words !== undefined && (
        <Field label={asked.words} name="words" value={words} onValue={setWords} maxLength={200} isOptional />
      )}
    </Dialog>
  );
}
