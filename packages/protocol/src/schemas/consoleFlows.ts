import { z } from 'zod';
import { flowStatuses } from './flowExecutions';
import { type FlowContent, flowVariable } from './flows';
import { nonEmptyText } from './text';

/** As it was judged when it was saved: nothing is changed on the way out. */
const sentContent = z.unknown() as unknown as z.ZodType<FlowContent, FlowContent>;

/** What is wrong with a flow, at which step. */
export const flowProblem = z.object({ stepId: z.string().nullable(), code: z.string(), message: z.string() });
export type FlowProblem = z.infer<typeof flowProblem>;

export const flowSummary = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  steps: z.number(),
  version: z.number(),
  publishedVersion: z.number().nullable(),
  changedDatetime: z.iso.datetime(),
  changedBy: z.string().nullable(),
  problems: z.number(),
});
export type FlowSummary = z.infer<typeof flowSummary>;
export const flowList = z.object({ flows: z.array(flowSummary) });

export const consoleFlow = z.object({
  id: z.string(),
  content: sentContent,
  version: z.number(),
  publishedVersion: z.number().nullable(),
  changedDatetime: z.iso.datetime(),
  changedBy: z.string().nullable(),
  problems: z.array(flowProblem),
});
export type ConsoleFlow = z.infer<typeof consoleFlow>;

/** What shoppers are led through, whatever the draft has become meanwhile. */
export const flowPublication = z.object({ version: z.number(), content: sentContent });
export type FlowPublication = z.infer<typeof flowPublication>;

const version = z.number().int().min(1).max(1_000_000);
/** Judged where its answer can stand beside the fields. */
export const newFlow = z.object({ content: z.unknown() });
export const flowChange = z.object({ version, content: z.unknown() });
export const flowPublish = z.object({ version, isPublished: z.boolean() });
export const flowIdReference = z.object({ flowId: z.uuid() });
export const flowVersionReference = flowIdReference.extend({ version: z.coerce.number().int().min(1) });
export const flowRestore = z.object({ version });

export const flowVersions = z.object({
  versions: z.array(
    z.object({
      version: z.number(),
      savedDatetime: z.iso.datetime(),
      savedBy: z.string().nullable(),
      isPublished: z.boolean(),
      steps: z.number(),
    }),
  ),
});
export type FlowVersion = z.infer<typeof flowVersions>['versions'][number];

const counts = z.array(z.object({ reason: z.string(), count: z.number() }));

/** One shopper in a flow: where they are, or how it ended; the conversation where there is one. */
const flowRun = z.object({
  id: z.string(),
  startedDatetime: z.iso.datetime(),
  status: z.enum(flowStatuses),
  because: z.string().nullable(),
  stepId: z.string().nullable(),
  conversationId: z.string().nullable(),
});
export type FlowRun = z.infer<typeof flowRun>;

/** How far shoppers came, step by step. */
export const flowReport = z.object({
  started: z.number(),
  ended: z.number(),
  handedOver: z.number(),
  /** `failed`: why requests and actions of it did. */
  steps: z.array(z.object({ stepId: z.string(), reached: z.number(), left: z.number(), failed: counts })),
  because: counts,
  /** The newest first. */
  runs: z.array(flowRun),
});
export type FlowReport = z.infer<typeof flowReport>;

export const flowSecrets = z.object({
  names: z.array(z.string()),
  /** With the flows whose draft or published version speaks of it. */
  secrets: z.array(
    z.object({ name: z.string(), usedBy: z.array(z.object({ id: z.string(), name: z.string() })) }),
  ),
});
export type FlowSecrets = z.infer<typeof flowSecrets>;
export const flowSecretReference = z.object({ name: flowVariable });
export const flowSecret = z.object({ secret: nonEmptyText(4000) });
