import type { EmbedConfig } from '@shopbell/protocol';
import { boot } from './boot';

/** Left as it stands by the build; the server writes one chat's data in its place. */
declare const __SHOPBELL_CONFIG__: EmbedConfig;

boot(__SHOPBELL_CONFIG__, document.currentScript as HTMLScriptElement | null);
