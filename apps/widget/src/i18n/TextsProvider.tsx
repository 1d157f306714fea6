import { createContext, type ReactNode, useContext } from 'react';
import { createTranslator, type Translator } from './createTranslator';

const TextsContext = createContext<Translator>(createTranslator({ language: 'en-US' }));

export interface TextsProviderProps {
  readonly translator: Translator;
  readonly children: ReactNode;
}

export function TextsProvider({ translator, children }: TextsProviderProps) {
  return <TextsContext value={translator}>{children}</TextsContext>;
}

/** The translator of the nearest provider; without one, English. */
export function useTexts(): Translator {
  return useContext(TextsContext);
}
