import type { ShownCampaign } from '@shopbell/protocol';
import { buildElement } from '../../buildElement';

/** The card says in whose name it stands, exactly as its component would have drawn it (CMP-10). */
export function introduce(card: HTMLElement, agent: ShownCampaign['agent']): void {
  const name = card.querySelector('.campaign-name') as HTMLElement;
  if (agent && name) {
    const label = card.ariaLabel ?? '';
    card.ariaLabel = label.split(name.textContent ?? '').join(agent.name);
    name.textContent = agent.name;
    const { avatarUrl } = agent;
    card
      .querySelector('.campaign-avatar')
      ?.replaceWith(
        buildElement(
          avatarUrl
            ? ['img', { class: 'campaign-avatar', src: avatarUrl, alt: '', loading: 'lazy' }]
            : [
                'span',
                { class: 'campaign-avatar', 'aria-hidden': 'true' },
                ([...agent.name][0] ?? '').toUpperCase(),
              ],
        ),
      );
  }
  // The shop's own colours, which were vetted: set so, no policy of the page is against them.
  for (const styled of card.querySelectorAll<HTMLElement>('[data-style]'))
    styled.style.cssText = styled.dataset.style ?? '';
}
