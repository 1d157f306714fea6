import type { Message, MessageMetadata } from '@shopbell/protocol';
import { type AssistantInput, anew, listensTo } from '@shopbell/rules/assistant';
import { loadedLanguage } from '@shopbell/rules/language';
import { yesOrNo } from '@shopbell/rules/questions';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { ConversationsService, Place } from '../conversations';
import type { IdentityService, ProvenCustomer } from '../identity';
import { provenKeyOf } from '../orders';
import { type App, textsOfApp } from '../shops';
import type { VisitorsService } from '../visitors';
import type { Spend } from './AssistantService';
import { isSignInNote } from './isSignInNote';
import { provenBy } from './provenBy';
import type { AssistantPlace } from './store';
import { whoseIs } from './whose';

export interface HearingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly conversations: ConversationsService;
  readonly identity: IdentityService;
  readonly visitors: VisitorsService;
  /** Whether there is budget for another turn, which counts from then on. */
  readonly spend: Spend;
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

/** What a message of the shopper is for the assistant, by all that is known when it is heard. */
export function createHearing(dependencies: HearingDependencies) {
  const { database, clock, conversations, identity, visitors, spend } = dependencies;

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
    if ((await spend({ shopId: place.shopId, conversationId: place.conversationId })) === 'spent')
      return { kind: 'budget-spent' };
    return { kind: isSignIn && (await isKnown(place, proven)) ? 'signed-in' : 'said', at };
  }

  const isKnown = async (place: Place, proven: ProvenCustomer | null) =>
    proven !== null || provenKeyOf(await visitors.find(place)) !== null;

  /** Null where it is for nobody but a person. */
  return async (heard: Heard, { heardMs, isForPerson }: Pick<Asked, 'heardMs' | 'isForPerson'>) => {
    const { app, place, message, metadata } = heard;
    const { messages } = await conversations.before(place, {});
    const whose = await whoseIs(database.inShops([place.shopId]), place, message.id);
    const listens = whose.isHeard
      ? 'no'
      : listensTo({ ...whose, sinceMs: silenceBefore(message, messages), isPressed: metadata.isForPerson });
    if (listens === 'no') return null;
    const asked: Asked = {
      ...{ place, app, message, metadata, heardMs, isForPerson },
      messages: withoutNotes(heard, messages),
      proven: await provenBy(identity, metadata, place),
    };
    const given = await inputOf(asked, whose.isConfirming);
    return { asked, input: listens === 'new-question' ? anew(given) : given };
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
