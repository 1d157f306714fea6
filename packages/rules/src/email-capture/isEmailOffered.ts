export interface EmailOfferFacts {
  readonly emailCaptureEnabled: boolean;
  readonly isEmailKnown: boolean;
  /** The shopper was asked before and would rather not say. */
  readonly wasDeclined: boolean;
}

/** Whether the conversation asks for an email after the first message. Where one is required it is known by then. */
export const isEmailOffered = ({
  emailCaptureEnabled,
  isEmailKnown,
  wasDeclined,
}: EmailOfferFacts): boolean => emailCaptureEnabled && !isEmailKnown && !wasDeclined;
