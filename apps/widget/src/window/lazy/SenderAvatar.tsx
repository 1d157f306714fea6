import { useStore } from '@shopbell/looks';
import type { SenderInfo } from '@shopbell/protocol';
import { useWidget } from '../../app/WidgetContext';
import { Avatar } from './Avatar';

/** Beside the name over what someone said. People look as the shop has set it, a bot as its own picture or the bell. */
export function View({ name, avatarURL: avatarUrl, isBot }: SenderInfo) {
  const decoration = useStore(useWidget().details)?.settings?.decoration;
  const ofPeople = decoration?.avatar.imageType ?? 'agent-picture';
  const ofBots = avatarUrl ? 'agent-picture' : 'company-logo';
  return (
    <Avatar
      person={{ name, avatarUrl }}
      imageType={isBot ? ofBots : ofPeople}
      logoUrl={decoration?.avatarTeamPictureUrl ?? null}
    />
  );
}
