import type { SignInSession } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../app/Button';
import { Dialog } from '../app/Dialog';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { deviceName } from '../signIns/deviceName';
import { sessionsQuery } from './accountQueries';
import { SessionTable } from './SessionTable';

type Ending = SignInSession | 'all-others';

export function SessionsSection() {
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<Ending | null>(null);
  const end = useMutation({ mutationFn: endThem });

  async function endThem(which: Ending) {
    await (which === 'all-others'
      ? sendJson('POST', 'account/sessions/end-others')
      : sendJson('DELETE', `account/sessions/${encodeURIComponent(which.id)}`));
    await queryClient.invalidateQueries({ queryKey: ['account'] });
    setEnding(null);
  }

  return (
    <Section
      isWide
      title="Sessions"
      about="Where you are signed in. End what you do not recognise, then change your password."
    >
      <Loaded query={sessions}>
        {(list) => (
          <>
            <SessionTable sessions={list} onEnd={setEnding} />
            {list.length > 1 && (
              <Button onClick={() => setEnding('all-others')}>Sign out everywhere else</Button>
            )}
          </>
        )}
      </Loaded>
      {ending !== null && (
        <Dialog
          title={ending === 'all-others' ? 'Sign out everywhere else?' : 'End this session?'}
          about={
            ending === 'all-others'
              ? 'Every session but this one ends at once.'
              : `${deviceName(ending.userAgent)} is signed out at once.`
          }
          action={ending === 'all-others' ? 'Sign out everywhere else' : 'End session'}
          isDanger
          isBusy={end.isPending}
          problem={end.isError ? problemText(end.error) : null}
          onConfirm={() => end.mutate(ending)}
          onClose={() => {
            end.reset();
            setEnding(null);
          }}
        />
      )}
    </Section>
  );
}
