import type { SenderInfo } from '@shopbell/protocol';
import { helpdeskBotOf } from '@shopbell/rules/content';
import { lazyView } from '../../chunks';
import { useTexts } from '../../i18n';

const SenderAvatar = lazyView<SenderInfo>('avatars', () => import('../../window/lazy/SenderAvatar'));

/** Who speaks, and whether it is a machine (ROL-03, ROL-04). */
export function Sender({ sender }: { readonly sender: SenderInfo }) {
  const { t } = useTexts();
  const bot = helpdeskBotOf(sender);
  const badge = bot && t(bot === 'ai_agent_bot' ? 'aiAgentName' : 'messageFromBot');
  return (
    <p className="sender">
      <SenderAvatar {...sender} />
      <span className="sender-name" dir="auto">
        {sender.name}
      </span>
      {badge && badge !== sender.name && <span className="bot">{badge}</span>}
    </p>
  );
}
