import { BookIcon } from '../icons/BookIcon';
import type { Screen } from '../screens/Screen';

const refusal = 'The help center is looked after by owners and admins';

export const helpCenterScreen: Screen<'help-center'> = {
  path: 'help-center',
  title: 'Help center',
  role: 'admin',
  refusal,
  rail: { Icon: BookIcon },
  commands: [{ id: 'help-center', title: 'Help center' }],
  load: async () => (await import('./HelpCenterScreen')).HelpCenterScreen,
};

/** Its path is no id: it is looked for before those. */
export const importScreen: Screen<'help-center/import'> = {
  path: 'help-center/import',
  title: 'Import articles',
  role: 'admin',
  refusal,
  commands: [{ id: 'import-articles', title: 'Import articles' }],
  load: async () => (await import('./import/ImportScreen')).ImportScreen,
};

export interface ArticleSearch {
  /** Which of its texts. */
  readonly language?: string;
  /** What a new one is about, as another screen says it. */
  readonly title?: string;
  /** What somebody asked that it should answer. */
  readonly asked?: string;
}

/** `new` has no id yet. */
export const articleScreen: Screen<'help-center/$articleId', ArticleSearch> = {
  path: 'help-center/$articleId',
  title: 'Article',
  role: 'admin',
  refusal,
  readSearch: ({ language, title, asked }) => ({
    ...(typeof language === 'string' && { language }),
    ...(typeof title === 'string' && { title }),
    ...(typeof asked === 'string' && { asked }),
  }),
  load: async () => (await import('./ArticleScreen')).ArticleScreen,
};
