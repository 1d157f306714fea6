import type { SelfServiceFlow } from '@shopbell/protocol';
import { LinkedText } from '../LinkedText';
import styles from './RichContent.module.css';

type Request = Pick<SelfServiceFlow, 'kind' | 'orderName'>;

const names: Readonly<Record<Request['kind'], string>> = {
  CANCEL: 'Asks to cancel',
  RETURN: 'Asks for a return',
  REPORT_ISSUE: 'Reports a problem',
};

/** What a shopper asked for in self-service: what and of which order for us, then their own words. */
export function AskedOfTeam({ text, request }: { readonly text: string; readonly request: Request }) {
  const [, ...more] = text.split('\n');
  return (
    <div className={styles.orderAction}>
      <strong>
        {names[request.kind]}, order {request.orderName}
      </strong>
      {more.length > 0 && (
        <span className={styles.orderActionMore}>
          <LinkedText text={more.join('\n')} />
        </span>
      )}
    </div>
  );
}

/** Null where these words ask for nothing. */
export function requestIn(metadata: Readonly<Record<string, unknown>> | undefined): Request | null {
  const { kind, orderName } = (metadata?.request ?? {}) as Partial<Request>;
  return kind && Object.hasOwn(names, kind) && typeof orderName === 'string' ? { kind, orderName } : null;
}
