interface AssistantSwitches {
  readonly enabled: boolean;
  readonly isSilenced?: boolean | undefined;
}

/** Whether an assistant may answer here. A page may know settings of before. */
export const isAssistantOn = (aiAgent: AssistantSwitches | undefined): boolean =>
  aiAgent?.enabled === true && aiAgent.isSilenced !== true;
