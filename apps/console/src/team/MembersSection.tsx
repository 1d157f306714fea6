import type { ConsoleMember, Member, Role } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '../app/Dialog';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import { useDesk } from '../desk/useDesk';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { MemberTable } from './MemberTable';
import { type MemberDeed, memberQuestion } from './memberQuestion';
import { membersQuery } from './teamQueries';

export function MembersSection({ me }: { readonly me: ConsoleMember }) {
  const { session } = useDesk();
  const [queryClient, router] = [useQueryClient(), useRouter()];
  const members = useQuery(membersQuery);
  const [deed, setDeed] = useState<MemberDeed | null>(null);
  const doing = useMutation({ mutationFn: perform });
  const ask = (next: MemberDeed) => {
    doing.reset();
    setDeed(next);
  };

  async function perform({ kind, member, role }: MemberDeed) {
    const path = `team/members/${encodeURIComponent(member.userId)}`;
    await (kind === 'remove' ? sendJson('DELETE', path) : sendJson('PUT', `${path}/role`, { role }));
    setDeed(null);
    if (member.userId === me.userId) {
      await session.refresh();
      await router.invalidate();
    }
    await queryClient.invalidateQueries({ queryKey: ['team'] });
  }

  return (
    <Section isWide title="Members" about={`Everyone who answers the shoppers of ${me.shop.name}.`}>
      <Loaded query={members}>
        {(list) => (
          <MemberTable
            me={me}
            members={list}
            onRole={(member: Member, role: Role) => ask({ kind: 'role', member, role })}
            onRemove={(member: Member) => ask({ kind: 'remove', member, role: member.role })}
          />
        )}
      </Loaded>
      {deed !== null && (
        <Dialog
          {...memberQuestion(deed, deed.member.userId === me.userId)}
          isBusy={doing.isPending}
          problem={doing.isError ? problemText(doing.error) : null}
          onConfirm={() => doing.mutate(deed)}
          onClose={() => setDeed(null)}
        />
      )}
    </Section>
  );
}
