import type { Draft } from './ChatDraft';
import { ChoiceControl } from './controls/ChoiceControl';
import { ColourControl } from './controls/ColourControl';
import { ConditionsControl } from './controls/ConditionsControl';
import type { ControlProps } from './controls/ControlProps';
import { DatesControl } from './controls/DatesControl';
import { DictionaryControl } from './controls/DictionaryControl';
import { EntryPointsControl } from './controls/EntryPointsControl';
import { HoursControl } from './controls/HoursControl';
import { LanguageListControl } from './controls/LanguageListControl';
import { LanguagesControl } from './controls/LanguagesControl';
import { ListControl } from './controls/ListControl';
import { languageChoices } from './controls/languageNames';
import { MomentControl } from './controls/MomentControl';
import { ReplyActionsControl } from './controls/ReplyActionsControl';
import { ScopesControl } from './controls/ScopesControl';
import { Switch } from './controls/Switch';
import { LinesControl, NumberControl, TextControl } from './controls/TextControls';
import { ZoneControl } from './controls/ZoneControl';
import type { SettingField } from './fields';

export interface SettingControlProps extends ControlProps<unknown> {
  readonly control: SettingField['control'];
  /** The language that the shop's own words are shown in. */
  readonly language: string;
  /** All settings as they stand: some controls are about others. */
  readonly settings: Draft;
}

/** The control of a field. Its value has the type that the table of fields promises; a test compares them. */
export function SettingControl({ control, language, settings, ...props }: SettingControlProps) {
  const as = <Value,>() => props as ControlProps<Value>;
  switch (control.kind) {
    case 'switch':
      return <Switch {...as<boolean>()} />;
    case 'text':
    case 'lines': {
      const Text = control.kind === 'text' ? TextControl : LinesControl;
      const { placeholder, isNullable = false } = control;
      return <Text {...as<string | null>()} placeholder={placeholder} isNullable={isNullable} />;
    }
    case 'number':
      return <NumberControl {...props} unit={control.unit} isNullable={control.isNullable ?? false} />;
    case 'colour':
      return <ColourControl {...as<string>()} />;
    case 'choice': {
      const choices = control.choices.length > 0 ? control.choices : languageChoices;
      return <ChoiceControl {...as<string | null>()} choices={choices} whenNull={control.whenNull} />;
    }
    case 'list':
      return (
        <ListControl
          {...as<readonly string[]>()}
          entry={control.entry}
          add={control.add}
          placeholder={control.placeholder}
        />
      );
    case 'listByLanguage':
      return <LanguageListControl {...as()} language={language} entry={control.entry} add={control.add} />;
    case 'replyActions':
      return <ReplyActionsControl {...as()} settings={settings} />;
    case 'entryPoints':
      return <EntryPointsControl {...as()} language={language} />;
    case 'scopes':
      return <ScopesControl {...as()} />;
    case 'hours':
      return <HoursControl {...as()} />;
    case 'dates':
      return <DatesControl {...as()} />;
    case 'zone':
      return <ZoneControl {...as<string>()} />;
    case 'moment':
      return <MomentControl {...as<string | null>()} />;
    case 'languages':
      return <LanguagesControl {...as()} />;
    case 'conditions':
      return <ConditionsControl {...as()} />;
    case 'dictionary':
      return <DictionaryControl {...as()} of={control.of} language={language} />;
  }
}
