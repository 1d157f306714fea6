import type { ShopperSummary } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../app/Button';
import { Dialog } from '../../../app/Dialog';
import { Loaded } from '../../../app/Loaded';
import { Field } from '../../../forms/Field';
import { problemText } from '../../../http/problemText';
import settings from '../../SettingsScreen.module.css';
import { keptWords } from './keptWords';
import { ShopperRequests } from './ShopperRequests';
import styles from './Shoppers.module.css';
import { downloadShopper, eraseShopper, findShopper, requestsQuery } from './shopperCalls';

/** Somebody asks what the shop knows about them, or to be forgotten. */
export function Shoppers() {
  const titleId = useId();
  const [given, setGiven] = useState('');
  const requests = useQuery(requestsQuery);
  const finding = useMutation({ mutationFn: findShopper });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (given.trim() !== '' && !finding.isPending) finding.mutate(given);
  }

  return (
    <section className={settings.group} aria-labelledby={titleId}>
      <h3 id={titleId}>What is kept about a shopper</h3>
      <p className={styles.about}>
        For all chats of the shop. Make sure that whoever asks is who they say: an address is easily given.
      </p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="Email or phone number"
          name="shopper-address"
          autoComplete="off"
          placeholder="name@shop.com or +1 415 555 0100"
          value={given}
          onValue={setGiven}
          problem={finding.isError ? problemText(finding.error) : null}
        />
        <span>
          <Button type="submit" isBusy={finding.isPending}>
            Look for it
          </Button>
        </span>
      </form>
      {finding.data && (
        <Found key={finding.data.address} summary={finding.data} onErased={() => finding.reset()} />
      )}
      <Loaded query={requests}>{({ requests: all }) => <ShopperRequests requests={all} />}</Loaded>
    </section>
  );
}

interface FoundProps {
  readonly summary: ShopperSummary;
  readonly onErased: () => void;
}

function Found({ summary, onErased }: FoundProps) {
  const { address } = summary;
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const tell = () => queryClient.invalidateQueries(requestsQuery);
  const downloading = useMutation({ mutationFn: () => downloadShopper(address), onSuccess: tell });
  const erasing = useMutation({
    mutationFn: () => eraseShopper(address),
    onSuccess: async () => {
      await tell();
      onErased();
    },
  });
  const kept = keptWords(summary);
  if (kept === null)
    return (
      <p role="status" className={styles.about}>
        Nothing is kept under {address}.
      </p>
    );
  return (
    <div className={styles.found}>
      <p role="status" className={styles.kept}>
        <strong>{address}</strong> {kept}.
      </p>
      <div className={styles.buttons}>
        <Button isBusy={downloading.isPending} onClick={() => downloading.mutate()}>
          Download as a file
        </Button>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          Delete everything
        </Button>
      </div>
      {downloading.isError && (
        <p role="alert" className={styles.problem}>
          {problemText(downloading.error)}
        </p>
      )}
      {isAsking && (
        <Dialog
          title={`Delete everything about ${address}?`}
          about={`${kept} are deleted in this shop, with all that stands around them. Orders stay where they are, in the shop’s own system. This cannot be undone.`}
          action="Delete for good"
          isDanger
          isBusy={erasing.isPending}
          problem={erasing.isError ? problemText(erasing.error) : null}
          onConfirm={() => erasing.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
