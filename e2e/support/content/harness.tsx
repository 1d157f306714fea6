import { StrictMode, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { type ContentActions, MessageBody } from '../../../apps/widget/src/content';
import { contentExamples } from '../../../apps/widget/src/content/examples';
import { View as AttachmentTray } from '../../../apps/widget/src/content/lazy/AttachmentTray';
import { acceptedFiles, isSendingFile, useFileIntake } from '../../../apps/widget/src/content/uploads';
import { StyleRoot } from '../../../apps/widget/src/styles';
import { createUploader, createUploads } from '../../../packages/client/src/uploads';
import { texts } from './texts';

/** Every example in a shadow root on a page of its own, as the window will show it. */
const parameters = new URLSearchParams(location.search);
const t = (key: keyof typeof texts, values: Readonly<Record<string, string | number>> = {}) =>
  texts[key].replace(/\{(\w+)\}/g, (placeholder: string, name: string) =>
    String(values[name] ?? placeholder),
  );

const said: unknown[] = [];
Object.assign(window, { said });
const say = async (...what: unknown[]) => {
  if (parameters.has('refuse')) throw new Error('refused');
  said.push(what);
};
const actions: ContentActions = {
  onEmail: (email) => say('email', email),
  onCapture: (value, text) => say('capture', value, text),
  onProduct: (card) => void say('product', card.title),
};

const baseUrl = parameters.get('desk') ?? location.origin;
const uploads = createUploads(
  createUploader({ baseUrl, query: 'appId=1', getToken: async () => parameters.get('token') ?? '' }),
);

function Uploading() {
  const items = useSyncExternalStore(uploads.subscribe, uploads.get);
  const [notice, setNotice] = useState('');
  const add = (files: readonly File[]) => {
    const verdict = uploads.add(files);
    setNotice(verdict.isAccepted ? '' : t(verdict.textKey, verdict.values));
  };
  const intake = useFileIntake(add);
  return (
    <div className="composer-place" data-sending={isSendingFile(items)} {...intake.handlers}>
      <p role="alert">{notice}</p>
      <AttachmentTray items={items} isTouch={false} t={t} onRetry={uploads.retry} onRemove={uploads.remove} />
      <input
        type="file"
        multiple
        aria-label="Attach a file"
        accept={acceptedFiles}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <textarea aria-label="Message" />
      <button type="button" onClick={() => say('files', uploads.take())}>
        Send
      </button>
    </div>
  );
}

const style = `
  .window { --surface: #fff; --text: #1b1d21; --quiet: #63676f; --line: #e7e8ec; --received: #f1f2f5; --danger: #b42318;
    --main: #115cb5; --on-main: #fff; --accent: var(--main); --conversation: var(--main); --on-conversation: #fff;
    box-sizing: border-box; width: 384px; max-width: 100vw; padding: 16px; background: var(--surface); color: var(--text);
    font: 400 15px / 1.45 system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { .window { --surface: #161616; --text: #f2f2f3; --quiet: #a4a7ae;
    --line: #303136; --received: #27282c; --danger: #ff8a7a; --accent: color-mix(in oklch, var(--main), white 45%); } }
  .window * { box-sizing: border-box; } .window p { margin: 0; }
  .window button { font: inherit; }
  .window :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .message { display: flex; flex-direction: column; align-items: flex-start; max-width: 82%; margin-top: 12px; }
  .message.shopper { align-items: flex-end; margin-inline-start: auto; }
  .bubble { padding: 9px 14px; border-radius: 18px; background: var(--received); overflow-wrap: anywhere; white-space: pre-wrap; }
  .shopper .bubble { background: var(--conversation); color: var(--on-conversation); }
  .visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }`;

const host = document.body.appendChild(document.createElement('div'));
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
root.adoptedStyleSheets = [sheet];
const only = parameters.get('only')?.split(',');
const side = parameters.get('side') === 'shopper' ? 'shopper' : 'agent';
createRoot(root.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <StyleRoot value={root}>
      <div className="window">
        {Object.entries(contentExamples)
          .filter(([name]) => !only || only.includes(name))
          .map(([name, content]) => (
            <div key={name} className={`message ${side}`} data-example={name}>
              <MessageBody
                content={content}
                side={side}
                language="en-US"
                baseUrl={baseUrl}
                t={t}
                actions={actions}
              />
            </div>
          ))}
        {only?.includes('uploads') && <Uploading />}
      </div>
    </StyleRoot>
  </StrictMode>,
);
