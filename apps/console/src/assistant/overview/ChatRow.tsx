import type { AssistantChat } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProblem } from '../../forms/FormProblem';
import { problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';
import { Switch } from '../../settings/controls/Switch';
import styles from '../Assistant.module.css';
import { chatsQuery, theChats } from '../assistantQueries';

type Change = Pick<AssistantChat, 'isOn' | 'scopes' | 'isOnFlows' | 'isOnOrders'>;

/** A chat, and what the assistant may do in it. Each switch is saved at once and stands in the chat's history. */
export function ChatRow({ chat }: { readonly chat: AssistantChat }) {
  const queryClient = useQueryClient();
  const { id, name, isOn, isSilenced, scopes, isSelling, isOnFlows, isOnOrders } = chat;
  const saving = useMutation({
    mutationFn: async (change: Partial<Change>) => {
      const body = { isOn, scopes, isOnFlows, isOnOrders, ...change };
      const answer = await sendJson('PUT', `assistant/chats/${id}`, body, theChats);
      queryClient.setQueryData(chatsQuery.queryKey, answer);
    },
  });
  const set = (change: Partial<Change>) => {
    if (!saving.isPending) saving.mutate(change);
  };
  return (
    <li className={styles.card}>
      <Line
        label={`Answers in ${name}`}
        // Chats of one shop often have one name.
        help={`Chat ${id}`}
        value={isOn}
        onChange={(value) => set({ isOn: value })}
        isStrong
      />
      {isOn && (
        <>
          {isSilenced && <p className={styles.quiet}>Silenced in this chat.</p>}
          <Line
            label="Recommends products"
            help="From your catalogue, with price, stock and choices as they stand there. Shoppers who have consented are counted while this is on."
            value={isSelling}
            onChange={(value) => set({ scopes: value ? ['support', 'sales'] : ['support'] })}
          />
          <Line
            label="Answers what flows hand over"
            help="First, with what the shopper has answered. While this is off your team does."
            value={isOnFlows}
            onChange={(value) => set({ isOnFlows: value })}
          />
          <Line
            label="Answers what is asked for with an order"
            help="Cancellations, returns and issues that shoppers report in the portal. While this is off your team does."
            value={isOnOrders}
            onChange={(value) => set({ isOnOrders: value })}
          />
        </>
      )}
      <FormProblem>{saving.isError && problemText(saving.error)}</FormProblem>
    </li>
  );
}

interface LineProps {
  readonly label: string;
  readonly help?: string;
  readonly value: boolean;
  readonly isStrong?: boolean;
  readonly onChange: (value: boolean) => void;
}

function Line({ label, help, value, isStrong, onChange }: LineProps) {
  const id = useId();
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{isStrong ? <strong>{label}</strong> : label}</label>
      <Switch
        id={id}
        value={value}
        onChange={(next) => onChange(next === true)}
        describedBy={`${id}-help`}
        label={label}
        problems={[]}
        isInvalid={false}
      />
      <span id={`${id}-help`} className={styles.quiet}>
        {help}
      </span>
    </div>
  );
}
