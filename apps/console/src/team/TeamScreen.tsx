import { canSeeTeam } from '@shopbell/rules/team';
import { useQuery } from '@tanstack/react-query';
import { CentredNote } from '../app/CentredNote';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import { useDesk } from '../desk/useDesk';
import { SpeechDrawing } from '../icons/SpeechDrawing';
import { SignInTable } from '../signIns/SignInTable';
import { InvitationsSection } from './InvitationsSection';
import { MembersSection } from './MembersSection';
import { shopSignInsQuery } from './teamQueries';

export function TeamScreen() {
  const { member } = useDesk();
  if (!canSeeTeam(member.role)) {
    return (
      <Page title="Team">
        <CentredNote drawing={<SpeechDrawing />} title="The team is looked after by owners and admins">
          <p>Ask one of them to invite someone or to change a role. Your own settings are under Account.</p>
        </CentredNote>
      </Page>
    );
  }
  return (
    <Page title="Team">
      <MembersSection me={member} />
      <InvitationsSection me={member} />
      {member.role === 'owner' && <ShopSignIns />}
    </Page>
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
