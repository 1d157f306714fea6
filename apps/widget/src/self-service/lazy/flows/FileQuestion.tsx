import type { UploadItem } from '@shopbell/client/uploads';
import { useState } from 'react';
import { useWidget } from '../../../app/WidgetContext';
import { isSendingFile } from '../../../content/uploads';
import { PictureField } from '../PictureField';
import { useSspTexts } from '../useSspTexts';
import { flowsOf } from './flowsOf';

/** A question that is answered with files. */
export function FileQuestion({ isBusy }: { readonly isBusy: boolean }) {
  const flows = flowsOf(useWidget());
  const { t } = useSspTexts();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const files = items.flatMap(({ state }) => (state.kind === 'done' ? [state.attachment] : []));
  const submit = () => {
    const names = files.map(({ name }) => name).join(', ');
    void flows.answer({ kind: 'files', files }, names);
  };
  return (
    <>
      <PictureField onItems={setItems} />
      <button
        type="button"
        className="primary"
        disabled={isBusy || files.length === 0 || isSendingFile(items)}
        onClick={submit}
      >
        {t('signedInContinue')}
      </button>
    </>
  );
}
