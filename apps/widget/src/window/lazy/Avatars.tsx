import { Avatar, type AvatarProps, type Person } from './Avatar';

export interface AvatarsProps {
  readonly type: 'team-members' | 'team-picture';
  readonly teamPictureUrl: string | null;
  readonly imageType: AvatarProps['imageType'];
  readonly people: readonly Person[];
}

const shownMax = 3;

/** Who is behind the chat: some of the team, or one picture of all (ENT-40). */
export function View({ type, teamPictureUrl, imageType, people }: AvatarsProps) {
  if (type === 'team-picture' && teamPictureUrl) {
    const team = { name: '', avatarUrl: teamPictureUrl };
    return (
      <div className="avatars">
        <Avatar person={team} imageType="agent-picture" logoUrl={null} />
      </div>
    );
  }
  if (people.length === 0) return null;
  const shown = imageType === 'company-logo' ? people.slice(0, 1) : people.slice(0, shownMax);
  return (
    <div className="avatars">
      {shown.map((person) => (
        <Avatar key={person.name} person={person} imageType={imageType} logoUrl={teamPictureUrl} />
      ))}
    </div>
  );
}
