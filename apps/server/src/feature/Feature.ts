import type { ApplicationSettings } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsync } from 'fastify';
import type { AppOptions } from '../AppOptions';
import type { SignedInMember } from '../features/agents';
import type { Place } from '../features/conversations';
import type { App } from '../features/shops';
import type { AdmittedVisitor } from '../features/visitors';
import type { Attempts } from '../platform/attempts';
import type { BusEvent } from '../platform/bus';
import type { Queryable } from '../platform/db';
import type { FrameAnswers } from '../sockets/createFrameAnswers';
import type { Session } from '../sockets/Session';
import type { Sockets } from '../sockets/Sockets';
import type { Errand } from './createErrands';
import type { AgentFrames, VisitorFrames } from './frames';
import type { Tables } from './Tables';

/** One room of the server. What it needs of earlier ones stands in the type of `create`'s argument. */
export interface Feature<Name extends string, Needs, Service> {
  readonly name: Name;
  /** Everything it keeps in the database. */
  readonly tables: Tables;
  readonly create: (context: Needs) => FeatureParts<Service>;
}

export const defineFeature = <Name extends string, Needs, Service>(
  feature: Feature<Name, Needs, Service>,
): Feature<Name, Needs, Service> => feature;

/** What every feature finds, whatever came before it. */
export interface Host extends AppOptions {
  readonly sockets: Sockets;
  readonly frameAnswers: FrameAnswers;
  readonly attempts: Attempts;
  /** For what is done behind an answer, or after something has happened. */
  readonly errand: Errand;
  /** The address that links lead to. */
  readonly ownAddress: () => string;
  /** Where this program listens; 0 before it does. */
  readonly ownPort: () => number;
  /** All features, also the later ones: to be read when something happens, not while they are created. */
  readonly everyFeature: readonly ComposedFeature[];
}

export interface ComposedFeature extends FeatureParts<unknown> {
  readonly name: string;
  readonly tables: Tables;
}

export interface FeatureParts<Service> {
  /** What later features may ask of it, under its name. */
  readonly service: Service;
  /** For shoppers' pages and everyone. */
  readonly routes?: FastifyPluginAsync;
  /** For the console: only its own origin gets here. */
  readonly consoleRoutes?: FastifyPluginAsync;
  readonly visitorFrames?: VisitorFrames;
  readonly agentFrames?: AgentFrames;
  readonly hears?: BusListeners;
  readonly onVisitor?: (session: Session, visitor: AdmittedVisitor) => void;
  readonly onAgent?: (session: Session, member: SignedInMember) => void;
  readonly onLeft?: (session: Session) => void;
  /** Its part of what every page of a chat reads; nothing secret. */
  readonly publicSettings?: (app: App) => Promise<Partial<ApplicationSettings>>;
  /** Whether a chat's pages load what shows campaigns and counts visits; asked with every script, so it is known at once. */
  readonly hasCampaigns?: (app: App) => boolean | Promise<boolean>;
  /** Whether they show suggested questions, too. */
  readonly hasStarters?: (app: App) => Promise<boolean>;
  readonly erases?: Erases;
  readonly aboutAddress?: AboutAddress;
  /** Deletes what is older than it may be; once an hour. */
  readonly forgetOld?: () => Promise<void>;
  /** Looks after what is not done by itself. */
  readonly everyMinute?: () => Promise<void>;
  /** When everything is composed. */
  readonly start?: () => void;
  readonly stop?: () => Promise<void>;
}

export type BusListeners = {
  readonly [Type in BusEvent['type']]?: (event: Extract<BusEvent, { readonly type: Type }>) => void;
};

/** What goes with a conversation beyond the rows that the records of tables name. */
export interface Erases {
  /** What a shopper's words lead to goes while they are still there; only at the shopper's wish. */
  ahead?(place: Place): Promise<void>;
  /** Files go first, and apart: a row that is left finds them again. Gives how many. */
  files?(place: Place): Promise<number>;
  rows?(transaction: Queryable, place: Place): Promise<void>;
}

/** Somebody whom a shop knows by an email address or a telephone number. */
export interface Addressee {
  readonly shopId: number;
  readonly address: string;
  /** Those under their address; their rows are found by the records of tables. */
  readonly conversationIds: readonly string[];
}

/** What stands under an address beside the rows of its conversations. Transactions see all shops: a query names its own. */
export interface AboutAddress {
  /** By table. */
  exports?(
    transaction: Queryable,
    addressee: Addressee,
  ): Promise<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>;
  /** When its conversations are erased. */
  erases?(transaction: Queryable, addressee: Addressee): Promise<void>;
}
