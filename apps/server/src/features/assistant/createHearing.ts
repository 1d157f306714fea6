import type { Message, MessageMetadata } from '@shopbell/protocol';
import { type AssistantInput, anew, listensTo } from '@shopbell/rules/assistant';
import { loadedLanguage } from '@shopbell/rules/language';
import { yesOrNo } from '@shopbell/rules/questions';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { ConversationsService, Place } from '../conversations';
import type { IdentityService, ProvenCustomer } from '../identity';
import { provenKeyOf } from '../orders';
import { type App, type Shops, textsOfApp } from '../shops';
import type { VisitorsService } from '../visitors';
import { isSignInNote } from './isSignInNote';
import { provenBy } from './provenBy';
import { type AssistantPlace, findMetadata } from './store';
import { whoseIs } from './whose';

export interface HearingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly conversations: ConversationsService;
  readonly identity: IdentityService;
  readonly shops: Shops;
  readonly visitors: VisitorsService;
}

export interface Heard {
  readonly app: App;
  readonly place: AssistantPlace;
  readonly message: Message;
  readonly metadata: MessageMetadata;
}

export interface Asked extends Heard {
  /** When it came here: however long it waits for its turn, that counts as time to answer. */
  readonly heardMs: number;
  /** What had been said by then. */
  readonly messages: readonly Message[];
  readonly proven: ProvenCustomer | null;
  readonly isForPerson: boolean;
}

type How = Pick<Asked, 'heardMs' | 'isForPerson'>;

/** What a message of the shopper is for the assistant, by all that is known when it is heard. */
export function createHearing(dependencies: HearingDependencies) {
  const { database, clock, conversations, identity, shops, visitors } = dependencies;

  async function inputOf(asked: Asked, isConfirming: boolean): Promise<AssistantInput> {
    const { place, app, message, metadata, proven, isForPerson } = asked;
    const { isSilenced } = app.settings.automation.aiAgent;
    const at = clock.now();
    const text = message.content.text.trim();
    const { texts } = textsOfApp(app, loadedLanguage(place.language));
    if (isSilenced) return { kind: 'silenced' };
    if (isForPerson) return { kind: 'asked-for-person' };
    if (metadata.ai_agent_message_type === 'customer_authentication_failed')
      return { kind: 'sign-in-failed' };
    // Anybody may say that they have signed in.
    const isSignIn = metadata.ai_agent_message_type === 'customer_authentication_success';
    const isYes =
      isConfirming && !isSignIn ? (metadata.isSolved ?? saidToIt(text, texts, place.language)) : null;
    if (isYes !== null) return { kind: 'confirmed', isYes, at };
    return { kind: isSignIn && (await isKnown(place, proven)) ? 'signed-in' : 'said', at };
  }

  const isKnown = async (place: Place, proven: ProvenCustomer | null) =>
    proven !== null || provenKeyOf(await visitors.find(place)) !== null;

  const askedOf = async (heard: Heard, how: How, messages: readonly Message[]): Promise<Asked> => ({
    ...{ ...heard, ...how, messages: withoutNotes(heard, messages) },
    proven: await provenBy(identity, heard.metadata, heard.place),
  });

  /** Null where it is for nobody but a person. */
  async function hear(heard: Heard, how: How): Promise<{ asked: Asked; input: AssistantInput } | null> {
    const { place, message, metadata } = heard;
    const { messages } = await conversations.before(place, {});
    const whose = await whoseIs(database.inShops([place.shopId]), place, message.id);
    const listens = whose.isHeard
      ? 'no'
      : listensTo({ ...whose, sinceMs: silenceBefore(message, messages), isPressed: metadata.isForPerson });
    if (listens === 'no') return null;
    const asked = await askedOf(heard, how, messages);
    const given = await inputOf(asked, whose.isConfirming);
    return { asked, input: listens === 'new-question' ? anew(given) : given };
  }

  return {
    hear,

    /** What was said a while ago and is still to be answered; the time since then counts. Null where it is gone. */
    async again(place: AssistantPlace, messageId: number, given?: MessageMetadata): Promise<Asked | null> {
      const scope = database.inShops([place.shopId]);
      const [app, { messages }, metadata] = await Promise.all([
        shops.findApp({ id: place.appId }),
        conversations.before(place, {}),
        given ?? findMetadata(scope, place, messageId),
      ]);
      const message = messages.find(({ id }) => id === messageId);
      if (!app || !message) return null;
      const waitedMs = Math.max(0, clock.now() - Date.parse(message.createdDatetime));
      const how = { heardMs: performance.now() - waitedMs, isForPerson: false };
      return askedOf({ app, place, message, metadata }, how, messages);
    },
  };
}

/** But for notes, and for what only answers a question of ours. */
export function withoutNotes(
  { app, place, message, metadata }: Heard,
  messages: readonly Message[],
): readonly Message[] {
  const isAnswer = metadata.ai_agent_message_type === 'customer_authentication_success';
  const { signedInAs } = textsOfApp(app, loadedLanguage(place.language)).sspTexts;
  return messages.filter((each) => !isSignInNote(each, signedInAs) && !(isAnswer && each.id === message.id));
}

function silenceBefore({ id: at, createdDatetime }: Message, messages: readonly Message[]): number | null {
  const earlier = messages.filter(({ id, kind }) => id < at && kind !== 'signal').at(-1);
  return earlier ? Date.parse(createdDatetime) - Date.parse(earlier.createdDatetime) : null;
}

/** By its buttons, or in words of their own. */
function saidToIt(
  text: string,
  texts: ReturnType<typeof textsOfApp>['texts'],
  language: string,
): boolean | null {
  if (text === texts.aiAgentSolvedYes) return true;
  return text === texts.aiAgentSolvedNo ? false : yesOrNo(text, language);
}
