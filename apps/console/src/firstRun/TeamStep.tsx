import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../app/Button';
import { useDesk } from '../desk/useDesk';
import { InviteForm } from '../team/InviteForm';
import styles from './FirstRunScreen.module.css';
import { firstRunQuery } from './firstRunQuery';
import type { StepProps } from './StepProps';

export function TeamStep({ guide, goOn }: StepProps) {
  const { member } = useDesk();
  const queryClient = useQueryClient();
  return (
    <div className={styles.form}>
      <p>Whoever answers shoppers gets an invitation by mail. You can do this at any time under Team.</p>
      <InviteForm
        role={member.role}
        onInvited={() => queryClient.invalidateQueries({ queryKey: firstRunQuery.queryKey })}
      />
      {guide.settled.includes('team') && (
        <Button look="strong" onClick={goOn}>
          Go on
        </Button>
      )}
    </div>
  );
}
