import type { Desk } from './startDesk';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The newest mail to an address; null while there is none. The demo keeps what it would have sent. */
export async function readMail({ baseUrl }: Desk, to: string): Promise<ReceivedMail | null> {
  const mails = (await (await fetch(`${baseUrl}/outbox.json`)).json()) as ReceivedMail[];
  return mails.find((mail) => mail.to === to) ?? null;
}
