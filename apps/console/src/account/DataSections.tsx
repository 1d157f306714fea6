import type { OwnAccount } from '@shopbell/protocol';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../app/Button';
import { Section } from '../app/Page';
import { useDesk } from '../desk/useDesk';
import { saveFile } from '../http/saveFile';
import { sendJson } from '../http/sendJson';
import { type Proof, ProofDialog } from './ProofDialog';

export function DownloadSection({ hasTwoFactor }: Pick<OwnAccount, 'hasTwoFactor'>) {
  const [isAsking, setIsAsking] = useState(false);
  const onClose = () => setIsAsking(false);

  async function download(proof: Proof) {
    const data = await sendJson('POST', 'account/data', proof);
    saveFile('my-account.json', JSON.stringify(data, null, 2), 'application/json');
    onClose();
  }

  return (
    <Section
      title="Your data"
      about="What is kept about you: your account, where you signed in, and the teams you are in."
    >
      <div>
        <Button onClick={() => setIsAsking(true)}>Download your data</Button>
      </div>
      {isAsking && (
        <ProofDialog
          title="Download your data?"
          about="So that nobody else takes it, show that it is you."
          action="Download"
          hasTwoFactor={hasTwoFactor}
          onConfirm={download}
          onClose={onClose}
        />
      )}
    </Section>
  );
}

export function DeleteSection({ account }: { readonly account: OwnAccount }) {
  const { session } = useDesk();
  const [isAsking, setIsAsking] = useState(false);
  const { onlyOwnerOf, hasTwoFactor } = account;

  async function deleteAccount(proof: Proof) {
    await sendJson('POST', 'account/delete', proof);
    await session.accountDeleted();
  }

  return (
    <Section
      title="Delete account"
      about="What you wrote to shoppers stays with the shop, without your name. Everything else about you goes."
    >
      {onlyOwnerOf.length > 0 ? (
        <div>
          You are the only owner of <bdi>{inWords(onlyOwnerOf)}</bdi>. First make somebody else an owner, in{' '}
          <Link to="/settings/{-$section}" params={{ section: 'team' }}>
            Team
          </Link>
          .
        </div>
      ) : (
        <Button look="danger" onClick={() => setIsAsking(true)}>
          Delete account
        </Button>
      )}
      {isAsking && (
        <ProofDialog
          title="Delete your account?"
          about="You are signed out everywhere at once, and nobody can bring the account back."
          action="Delete account"
          isDanger
          hasTwoFactor={hasTwoFactor}
          onConfirm={deleteAccount}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  );
}

const inWords = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
