import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import { useDesk } from '../desk/useDesk';
import { SignInTable } from '../signIns/SignInTable';
import { InvitationsSection } from './InvitationsSection';
import { MembersSection } from './MembersSection';
import { shopSignInsQuery } from './teamQueries';

/** The people of the shop, as a place of its settings. */
export function Team() {
  const { member } = useDesk();
  return (
    <div data-in-turn>
      <MembersSection me={member} />
      <InvitationsSection me={member} />
      {member.role === 'owner' && <ShopSignIns />}
    </div>
  );
}

function ShopSignIns() {
  const signIns = useQuery(shopSignInsQuery);
  return (
    <Section
      isWide
      title="Sign-in log"
      about="What happened to the accounts of this team, newest first. Only owners see it."
    >
      <Loaded query={signIns}>
        {(events) => <SignInTable label="Sign-in log" events={events} hasNames />}
      </Loaded>
    </Section>
  );
}
