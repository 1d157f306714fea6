import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import type { ScreenProps } from '../screens/Screen';
import { SignInTable } from '../signIns/SignInTable';
import { accountQuery, ownSignInsQuery } from './accountQueries';
import { DeleteSection, DownloadSection } from './DataSections';
import { NameSection } from './NameSection';
import { PasswordSection } from './PasswordSection';
import { PictureSection } from './PictureSection';
import { SessionsSection } from './SessionsSection';
import { ShopsSection } from './ShopsSection';
import { TwoFactorSection } from './TwoFactorSection';

export function AccountScreen({ title }: ScreenProps) {
  const account = useQuery(accountQuery);
  const signIns = useQuery(ownSignInsQuery);
  return (
    <Page title={title}>
      <Loaded query={account}>
        {(own) => (
          <>
            <NameSection account={own} />
            <PictureSection account={own} />
            <PasswordSection email={own.email} />
            <TwoFactorSection account={own} />
            {own.shops.length > 1 && <ShopsSection shops={own.shops} />}
          </>
        )}
      </Loaded>
      <SessionsSection />
      <Section isWide title="Recent sign-ins" about="What happened to your account, newest first.">
        <Loaded query={signIns}>
          {(events) => <SignInTable label="Recent sign-ins" events={events} hasNames={false} />}
        </Loaded>
      </Section>
      {account.data && (
        <>
          <DownloadSection hasTwoFactor={account.data.hasTwoFactor} />
          <DeleteSection account={account.data} />
        </>
      )}
    </Page>
  );
}
