import { useMutation } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useConversations } from '../inbox/useConversations';
import { ConnectionBanner } from './ConnectionBanner';
import styles from './DeskScreen.module.css';
import { Rail } from './Rail';
import { useConnection } from './useConnection';
import { useDesk } from './useDesk';
import { useLiveDesk } from './useLiveDesk';

export function DeskScreen() {
  const { desk, member, session } = useDesk();
  useLiveDesk(desk);
  const connection = useConnection(desk.client);
  const { waitingCount } = useConversations();
  const signOut = useMutation({ mutationFn: session.signOut });

  function askAndSignOut() {
    const count = desk.unsentCount();
    const question = `${count === 1 ? 'One message is' : `${count} messages are`} not sent yet. Sign out and drop what is unsent?`;
    if (count === 0 || window.confirm(question)) signOut.mutate();
  }

  return (
    <div className={styles.desk}>
      <Rail
        member={member}
        waitingCount={waitingCount}
        connection={connection}
        signOutProblem={signOut.isError ? 'Could not sign out. Try again.' : null}
        onSignOut={askAndSignOut}
      />
      <div className={styles.work}>
        <ConnectionBanner isShown={connection.isTroubled} />
        <Outlet />
      </div>
    </div>
  );
}
