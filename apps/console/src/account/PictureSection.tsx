import { type OwnAccount, uploadLimits } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ChangeEvent, useRef } from 'react';
import { Avatar } from '../app/Avatar';
import { Button } from '../app/Button';
import { Section } from '../app/Page';
import { useDesk } from '../desk/useDesk';
import { FormProblem } from '../forms/FormProblem';
import { HttpProblem } from '../http/HttpProblem';
import { problemText } from '../http/problemText';
import { sendBytes } from '../http/sendBytes';
import { sendJson } from '../http/sendJson';
import { accountQuery } from './accountQueries';
import styles from './PictureSection.module.css';

/** Null takes the picture away. */
async function save(file: File | null) {
  if (file && file.size > uploadLimits.bytesMax) throw new HttpProblem('file-too-large');
  return file ? sendBytes('PUT', 'account/picture', file) : sendJson('DELETE', 'account/picture');
}

export function PictureSection({ account }: { readonly account: OwnAccount }) {
  const { session, member } = useDesk();
  const [queryClient, router] = [useQueryClient(), useRouter()];
  const picker = useRef<HTMLInputElement>(null);
  const saving = useMutation({
    mutationFn: save,
    async onSuccess() {
      await session.refresh();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
        router.invalidate(),
      ]);
    },
  });
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) saving.mutate(file);
    // The same file can be picked again.
    target.value = '';
  };
  const has = account.avatarUrl !== null;
  return (
    <Section title="Picture" about="Shoppers see it beside your first name, if your shop shows pictures.">
      <div className={styles.picture}>
        <Avatar isLarge name={account.name} seed={member.userId} pictureUrl={account.avatarUrl} />
        <div className={styles.buttons}>
          <input
            ref={picker}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/gif,image/webp"
            onChange={pick}
          />
          <Button isBusy={saving.isPending} onClick={() => picker.current?.click()}>
            {has ? 'Change the picture' : 'Choose a picture'}
          </Button>
          {has && (
            <Button isBusy={saving.isPending} onClick={() => saving.mutate(null)}>
              Remove
            </Button>
          )}
        </div>
      </div>
      <FormProblem>{saving.isError && words(saving.error)}</FormProblem>
      <p className="visually-hidden" role="status">
        {saving.isSuccess && (has ? 'The picture is saved.' : 'The picture is removed.')}
      </p>
    </Section>
  );
}

const words = (error: unknown) =>
  error instanceof HttpProblem && error.code === 'file-type'
    ? 'Choose a jpg, png, gif or webp.'
    : problemText(error);
