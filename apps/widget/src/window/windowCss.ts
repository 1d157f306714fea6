import composer from './styles/composer.css?inline';
import conversation from './styles/conversation.css?inline';
import everywhere from './styles/everywhere.css?inline';
import frame from './styles/frame.css?inline';
import header from './styles/header.css?inline';
import launcher from './styles/launcher.css?inline';

/** What the window needs before React. The order counts: what comes later holds. */
export const windowCss = [frame, header, conversation, composer, everywhere, launcher].join('');
