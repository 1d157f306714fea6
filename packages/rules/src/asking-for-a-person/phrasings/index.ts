import { ar } from './ar';
import { cz } from './cz';
import { da } from './da';
import { de } from './de';
import { enGb } from './en-GB';
import { enUs } from './en-US';
import { es } from './es';
import { fi } from './fi';
import { frCa } from './fr-CA';
import { frFr } from './fr-FR';
import { he } from './he';
import { it } from './it';
import { ja } from './ja';
import { nl } from './nl';
import { no } from './no';
import type { Phrasings } from './Phrasings';
import { ptBr } from './pt-BR';
import { sv } from './sv';

export const phrasings: Readonly<Record<string, Phrasings>> = {
  ar,
  cz,
  da,
  de,
  'en-GB': enGb,
  'en-US': enUs,
  es,
  fi,
  'fr-CA': frCa,
  'fr-FR': frFr,
  he,
  it,
  ja,
  nl,
  no,
  'pt-BR': ptBr,
  sv,
};
