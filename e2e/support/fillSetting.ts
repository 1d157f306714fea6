import type { Locator } from '@playwright/test';
import type { SettingField } from '../../apps/console/src/settings/fields';

/** What an owner does to give a setting this value, with its labelled control and nothing else. */
export async function fillSetting(row: Locator, field: SettingField, value: unknown): Promise<void> {
  const { control, label } = field;
  const named = { name: label, exact: true };
  switch (control.kind) {
    case 'switch':
      return row.getByRole('switch', named).setChecked(value === true);
    case 'text':
    case 'lines':
    case 'number':
    case 'colour':
      return row.getByRole('textbox', named).fill(String(value));
    case 'choice':
      await row.getByRole('combobox', named).selectOption(String(value));
      return;
    case 'scopes':
      await row.getByRole('combobox', named).selectOption((value as string[]).join(','));
      return;
    case 'zone':
      return row.getByRole('combobox', named).fill(String(value));
    case 'moment':
      return row.getByLabel(label, { exact: true }).fill(String(value).slice(0, 16));
    case 'list':
    case 'listByLanguage': {
      // In the language that is shown.
      const entries = control.kind === 'list' ? value : Object.values(value as object)[0];
      for (const [index, entry] of (entries as string[]).entries()) {
        const box = row.getByRole('textbox', { name: `${control.entry} ${index + 1}` });
        // What comes with the chat stands there already. By key: what is still being loaded above may move it while it is pressed.
        if ((await box.count()) === 0)
          await row.getByRole('group', named).getByRole('button', { name: control.add }).press('Enter');
        await box.fill(entry);
      }
      return;
    }
    case 'replyActions':
      for (const { reply, action } of value as { reply: string; action: string }[])
        await row.getByRole('combobox', { name: `When tapped: ${reply}` }).selectOption(action);
      return;
    case 'entryPoints':
      for (const { label: name } of value as { label: string }[])
        await row.getByRole('checkbox', { name, exact: true }).check();
      return;
    case 'dates':
      for (const date of value as string[]) {
        await row.getByRole('group', named).getByLabel('Date', { exact: true }).fill(date);
        await row.getByRole('button', { name: 'Add the date' }).click();
      }
      return;
    case 'hours':
      return row.getByRole('group', named).getByRole('button', { name: 'Round the clock' }).click();
    case 'languages':
      return row.getByRole('group', named).getByRole('checkbox', { name: 'Italian' }).check();
    case 'conditions':
      await row.getByRole('group', named).getByRole('button', { name: 'Add a condition' }).click();
      return row.getByRole('textbox', { name: 'Address of condition 1' }).fill('/help');
    case 'dictionary': {
      const [[key, words] = ['', '']] = Object.values(value as object).flatMap(Object.entries<string>);
      return row.getByRole('textbox', { name: new RegExp(key) }).fill(words);
    }
  }
}
