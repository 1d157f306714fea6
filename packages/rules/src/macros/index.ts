export {
  fillMacro,
  firstNameOf,
  type MacroFacts,
  type MacroVariable,
  macroVariables,
  unknownVariables,
} from './fillMacro';
