import type { CampaignState, ConfiguredChat, ConsoleCampaign } from '@shopbell/protocol';
import { nextStates } from '@shopbell/rules/campaigns-editing';
import { canPublishCampaigns } from '@shopbell/rules/team';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../app/Button';
import { Dialog } from '../app/Dialog';
import { useDesk } from '../desk/useDesk';
import { FormProblem } from '../forms/FormProblem';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import styles from './Campaigns.module.css';
import { aCampaign } from './campaignQueries';
import { languageName } from './readers';
import { stateNames } from './stateNames';

export interface StateButtonsProps {
  readonly campaign: ConsoleCampaign;
  readonly chat: ConfiguredChat;
  /** What is published is what is saved. */
  readonly isDirty: boolean;
  readonly onChanged: (campaign: ConsoleCampaign) => void;
}

const deeds: Readonly<Record<CampaignState, string>> = {
  draft: 'Make it a draft',
  active: 'Publish',
  paused: 'Pause',
  archived: 'Archive',
};

export function StateButtons({ campaign, chat, isDirty, onChanged }: StateButtonsProps) {
  const { member } = useDesk();
  const { id, state, version } = campaign;
  const [language, setLanguage] = useState('');
  const languages = chat.settings.languages.map((each) => each.language);
  const changing = useMutation({
    mutationFn: async (next: CampaignState) =>
      onChanged(await sendJson('PUT', `campaigns/${id}/state`, { version, state: next }, aCampaign)),
  });
  const copying = useMutation({
    mutationFn: async () =>
      onChanged(await sendJson('POST', `campaigns/${id}/duplicate`, language ? { language } : {}, aCampaign)),
  });
  const mayPublish = canPublishCampaigns(member.role);
  const problem = changing.error ?? copying.error;
  return (
    <div className={styles.states}>
      <span className={styles.state} data-state={state} role="status">
        {stateNames[state]}
      </span>
      {nextStates[state]
        .filter((next) => next !== 'active' || mayPublish)
        .map((next, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: what follows upon a press keeps the focus of what was pressed.
            key={index}
            look={next === 'active' ? 'strong' : 'quiet'}
            isBusy={changing.isPending || isDirty}
            onClick={() => changing.mutate(next)}
          >
            {state === 'archived' ? 'Bring back' : deeds[next]}
          </Button>
        ))}
      <Button isBusy={copying.isPending || isDirty} onClick={() => copying.mutate()}>
        Duplicate
      </Button>
      {languages.length > 1 && (
        <select
          className={styles.select}
          aria-label="Language of the copy"
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
        >
          <option value="">as it is</option>
          {languages.map((each) => (
            <option key={each} value={each}>
              for {languageName(each)}
            </option>
          ))}
        </select>
      )}
      {state === 'draft' && <DeleteButton campaign={campaign} chatId={chat.id} />}
      {!mayPublish && <span className={styles.quiet}>An owner publishes it.</span>}
      {isDirty && <span className={styles.quiet}>Save first.</span>}
      <FormProblem>{problem && problemText(problem)}</FormProblem>
    </div>
  );
}

function DeleteButton({ campaign, chatId }: { readonly campaign: ConsoleCampaign; readonly chatId: number }) {
  const [isAsked, setIsAsked] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const removing = useMutation({
    mutationFn: async () => {
      await sendJson('DELETE', `campaigns/${campaign.id}`);
      void queryClient.invalidateQueries({ queryKey: ['campaigns', chatId] });
      await navigate({ to: '/campaigns', search: { chat: chatId }, ignoreBlocker: true });
    },
  });
  return (
    <>
      <Button look="danger" onClick={() => setIsAsked(true)}>
        Delete
      </Button>
      {isAsked && (
        <Dialog
          title="Delete this draft?"
          about="It was never shown, and its history goes with it."
          action="Delete"
          isDanger
          isBusy={removing.isPending}
          problem={removing.isError ? problemText(removing.error) : null}
          onConfirm={() => removing.mutate()}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
