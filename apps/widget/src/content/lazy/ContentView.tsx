import { useStyles } from '../../styles';
import type { ContentProps } from '../types';
import contentCss from './content.css?inline';
import { kinds } from './kinds';
import { Words } from './Words';

/** Everything a message can hold beside plain words. */
export function View(props: ContentProps) {
  useStyles(contentCss);
  return (
    <div className="content">
      <Body {...props} />
    </div>
  );
}

function Body(props: ContentProps) {
  const { content, t } = props;
  const words = <Words text={content.text} t={t} />;
  if (content.type === 'text') return words;
  const { View: KindView, wordsPlace } = kinds[content.type];
  const place = wordsPlace(content as never);
  return (
    <>
      {place === 'above' && words}
      <KindView {...props} until={place === 'until' ? words : <Waiting />} />
    </>
  );
}

const Waiting = () => <div className="content-waiting" aria-hidden="true" />;
