import { isAtLeast } from '@shopbell/rules/team';
import type { ComponentType } from 'react';
import { CentredNote } from '../../app/CentredNote';
import { Page } from '../../app/Page';
import { useDesk } from '../../desk/useDesk';
import { SpeechDrawing } from '../../icons/SpeechDrawing';
import type { Screen, ScreenProps } from '../Screen';

/** The screen for those it is for, and a word for everybody else. The server asks for the role again. */
export const guarded = ({ role, refusal = '' }: Screen, Body: ComponentType<ScreenProps>) =>
  function Guarded({ title }: ScreenProps) {
    const { member } = useDesk();
    if (isAtLeast(member.role, role)) return <Body title={title} />;
    return (
      <Page title={title}>
        <CentredNote drawing={<SpeechDrawing />} title={refusal}>
          <p>Ask one of them to change something, or to give you another role.</p>
        </CentredNote>
      </Page>
    );
  };
