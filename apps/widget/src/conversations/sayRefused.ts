import type { Widget } from '../app/Widget';

export const sayRefused = ({ notices, translator }: Widget): void =>
  notices.show({ kind: 'general', type: 'danger', text: translator.get().t('errorSending') });
