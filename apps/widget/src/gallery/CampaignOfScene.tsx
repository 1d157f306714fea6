import { isRightToLeft } from '@shopbell/rules/language';
import { CampaignCard } from '../campaigns/card/CampaignCard';
import type { CardActions } from '../campaigns/card/CardActions';
import cardCss from '../campaigns/card/card.css?inline';
import { useTexts } from '../i18n';
import { useStyles } from '../styles';
import type { Scene } from './Scene';

/** A campaign's card whose actions do what the scene says. */
export function CampaignOfScene({ scene, theme }: { scene: Scene; theme: 'light' | 'dark' | 'auto' }) {
  useStyles(cardCss);
  const { language } = useTexts();
  const content = {
    ...plainContent,
    ...{ language, isRightToLeft: isRightToLeft(language), theme },
    ...scene.campaign,
  };
  const actions = { ...stillActions, ...scene.campaignActions };
  return <CampaignCard content={content} words="" actions={actions} />;
}

const plainContent = {
  name: 'Ada Lovelace',
  avatarUrl: null,
  text: '',
  html: '<p>Welcome back! Our linen throws are in again, <b>in sage and in oat</b>. Shall I put one aside for you?</p>',
  attachments: [],
  hasReply: true,
  hasCart: true,
};

const never = () => new Promise<never>(() => {});
const stillActions: CardActions = {
  optionsOf: async () => [],
  addToCart: never,
  revealedUntil: () => null,
  reveal: never,
  submit: never,
  reply: () => {},
};
