import type { FlowContent } from '@shopbell/protocol';
import { afterOrderTemplates } from './afterOrderTemplates';
import { beforeOrderTemplates } from './beforeOrderTemplates';
import type { FlowTemplate } from './FlowTemplate';

/** Flows that work as they are, in a shop that has connected its orders. */
export const flowTemplates: readonly FlowTemplate[] = [...afterOrderTemplates, ...beforeOrderTemplates];

export const emptyFlow: FlowContent = {
  ...{ name: 'New flow', language: 'en-US', triggers: [], start: null, steps: [] },
};

/** The demo shop has them all, each under an id that is known before it is seeded. */
export const demoFlows = flowTemplates.map(({ content }, index) => ({
  id: `5b0f0000-0000-4000-8000-0000000001${String(index + 1).padStart(2, '0')}`,
  content,
}));
