import type { WindowConfig } from '@shopbell/protocol';
import { createStage, type Stage, type StagePlace } from './createStage';

/** Left as it stands by the build; the server writes one chat's data in its place. */
declare const __SHOPBELL_WINDOW__: WindowConfig;

export const mount = (place: StagePlace): Stage => createStage(__SHOPBELL_WINDOW__, place);
