import { initialsOf } from '@shopbell/rules/agents';
import { useState } from 'react';
import { BellIcon } from '../../icons';
import { useStyles } from '../../styles';
import css from './avatars.css?inline';

interface Person {
  readonly name: string;
  readonly avatarUrl: string | null;
}

interface AvatarProps {
  readonly person: Person;
  readonly imageType: 'agent-picture' | 'agent-initials' | 'company-logo';
  readonly logoUrl: string | null;
}

/** A person's picture, initials or the shop's logo. A picture that does not load gives way to what can be drawn. */
function Avatar({ person, imageType, logoUrl }: AvatarProps) {
  const url =
    imageType === 'company-logo' ? logoUrl : imageType === 'agent-picture' ? person.avatarUrl : null;
  return (
    <span className="avatar" aria-hidden="true">
      {url ? (
        <Picture key={url} url={url} otherwise={initialsOf(person.name)} />
      ) : imageType === 'company-logo' ? (
        <BellIcon />
      ) : (
        initialsOf(person.name)
      )}
    </span>
  );
}

function Picture({ url, otherwise }: { readonly url: string; readonly otherwise: string }) {
  const [isBroken, setIsBroken] = useState(false);
  return isBroken ? otherwise : <img src={url} alt="" onError={() => setIsBroken(true)} />;
}

export interface AvatarsProps {
  readonly type: 'team-members' | 'team-picture';
  readonly teamPictureUrl: string | null;
  readonly imageType: AvatarProps['imageType'];
  readonly people: readonly Person[];
}

const shownMax = 3;

/** Who is behind the chat: some of the team, or one picture of all (ENT-40). */
export function View({ type, teamPictureUrl, imageType, people }: AvatarsProps) {
  useStyles(css);
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
