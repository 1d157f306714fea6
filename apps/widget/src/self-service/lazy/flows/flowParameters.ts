import type { ScreenProps } from '../../../app/Feature';

export interface FlowParameters {
  readonly flowId: string;
  readonly flowLabel: string;
  readonly flowLanguage: string;
  readonly isPreview: boolean;
  /** Of who writes it. */
  readonly previewToken: string;
}

/** RTE-18: which flow, what it is called, and in which language. */
export const flowParameters = ({
  flowId = '',
  flowLabel = '',
  flowLanguage = '',
  preview,
  previewToken = '',
}: ScreenProps['parameters']): FlowParameters => ({
  ...{ flowId, flowLabel, flowLanguage, isPreview: preview === 'yes', previewToken },
});
