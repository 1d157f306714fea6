import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Button } from '../../app/Button';
import styles from './Import.module.css';
import type { Progress } from './readChosen';

export interface FilePickerProps {
  readonly isBusy: boolean;
  readonly progress: Progress | null;
  readonly onFiles: (files: readonly File[]) => void;
}

/** All browsers know it, and the types of React do not. */
const wholeFolder = { webkitdirectory: '' };

/** Files, a whole folder, or what is dropped here. */
export function FilePicker({ isBusy, progress, onFiles }: FilePickerProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(target.files ?? [])];
    if (picked.length > 0) onFiles(picked);
    // The same ones can be picked again.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0 && !isBusy) onFiles(dropped);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by the buttons as well.
    <div
      className={styles.picker}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept=".md,.markdown,.html,.htm,.csv,.xml,.zip"
        onChange={pick}
      />
      <input ref={folder} type="file" hidden {...wholeFolder} onChange={pick} />
      <div className={styles.buttons}>
        <Button look="strong" isBusy={isBusy} onClick={() => files.current?.click()}>
          Choose files
        </Button>
        <Button isBusy={isBusy} onClick={() => folder.current?.click()}>
          Choose a folder
        </Button>
      </div>
      <p className={styles.quiet} role="status">
        {progress === null ? 'Or drop files here.' : wordsOf(progress)}
      </p>
      {progress && (
        <progress className={styles.progress} aria-label="Progress" value={progress.done} max={progress.of} />
      )}
    </div>
  );
}

const wordsOf = ({ what, done, of }: Progress): string =>
  `${what === 'pages' ? 'Fetching page' : 'Reading file'} ${Math.min(done + 1, of)} of ${of}…`;
