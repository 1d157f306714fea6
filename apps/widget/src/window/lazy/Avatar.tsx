import { initialsOf } from '@shopbell/rules/agents';
import { useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { BellIcon } from '../../icons';
import { useStyles } from '../../styles';
import css from './avatars.css?inline';

export interface Person {
  readonly name: string;
  readonly avatarUrl: string | null;
}

export interface AvatarProps {
  readonly person: Person;
  readonly imageType: 'agent-picture' | 'agent-initials' | 'company-logo';
  readonly logoUrl: string | null;
}

/** A person's picture, initials or the shop's logo. A picture that does not load gives way to what can be drawn. */
export function Avatar({ person, imageType, logoUrl }: AvatarProps) {
  useStyles(css);
  const { baseUrl } = useWidget();
  const url =
    imageType === 'company-logo' ? logoUrl : imageType === 'agent-picture' ? person.avatarUrl : null;
  return (
    <span className="avatar" aria-hidden="true">
      {url ? (
        <Picture
          key={url}
          // Ours stand where the chat comes from, not where the shop is.
          url={URL.canParse(url, baseUrl) ? new URL(url, baseUrl).href : url}
          otherwise={initialsOf(person.name)}
        />
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
