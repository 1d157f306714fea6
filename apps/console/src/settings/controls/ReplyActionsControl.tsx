import { linkedAction, type PortalAction, type PortalSettings } from '@shopbell/rules/orders';
import { classes } from '../../app/classes';
import field from '../../forms/Field.module.css';
import type { Draft } from '../ChatDraft';
import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';

interface Link {
  readonly reply: string;
  readonly action: PortalAction;
}

export interface ReplyActionsControlProps extends ControlProps<readonly Link[]> {
  readonly settings: Draft;
}

const actions: readonly (readonly [PortalAction, string])[] = [
  ['track_and_manage', 'Opens their orders'],
  ['track', 'Opens tracking an order'],
  ['return', 'Opens returning an order'],
  ['cancel', 'Opens cancelling an order'],
  ['report_issue', 'Opens reporting an issue'],
];

/** One row for each quick reply: it is sent, or it opens something. */
export function ReplyActionsControl(props: ReplyActionsControlProps) {
  const { id, label, value, settings, onChange, describedBy } = props;
  const { replies } = settings.quickReplies as { readonly replies: readonly string[] };
  const written = [...new Set(replies)].filter((reply) => reply.trim() !== '');
  const isOffered = (action: PortalAction) =>
    linkedAction({ actions: [{ reply: '', action }] }, settings.selfService as PortalSettings, '') !== null;
  const set = (reply: string, action: string) => {
    const others = value.filter((each) => each.reply !== reply);
    onChange(action === '' ? others : [...others, { reply, action }]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; the label stands outside.
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className={styles.list}>
      {written.length === 0 && <p className={styles.aside}>There is no quick reply yet.</p>}
      <ul>
        {written.map((reply) => (
          <li key={reply} className={styles.linked}>
            <bdi>{reply}</bdi>
            <select
              className={classes(field.input, styles.select)}
              aria-label={`When tapped: ${reply}`}
              value={value.find((each) => each.reply === reply)?.action ?? ''}
              onChange={({ target }) => set(reply, target.value)}
            >
              <option value="">Is sent as a message</option>
              {actions.map(([action, words]) => (
                <option key={action} value={action}>
                  {isOffered(action) ? words : `${words} (off, so it is sent)`}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </div>
  );
}
