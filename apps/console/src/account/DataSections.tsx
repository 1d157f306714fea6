import type { OwnAccount } from '@shopbell/protocol';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../app/Button';
import { Section } from '../app/Page';
import { useDesk } from '../desk/useDesk';
import { DeleteDialog } from './DeleteDialog';

export const DownloadSection = () => (
  <Section
    title="Your data"
    about="What is kept about you: your account, where you signed in, and the teams you are in."
  >
    <a href="/console/api/account/data" download>
      Download your data
    </a>
  </Section>
);

export function DeleteSection({ account }: { readonly account: OwnAccount }) {
  const { session } = useDesk();
  const [isAsking, setIsAsking] = useState(false);
  const { onlyOwnerOf, hasTwoFactor } = account;
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
        <DeleteDialog
          hasTwoFactor={hasTwoFactor}
          onDeleted={session.accountDeleted}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  );
}

const inWords = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
