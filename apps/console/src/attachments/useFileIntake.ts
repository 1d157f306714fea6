import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Files that are pasted or dropped. Text goes its usual way, and so does everything while nobody takes files. */
export function useFileIntake(onFiles: ((files: readonly File[]) => void) | null) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = (event: DragEvent) => onFiles !== null && event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onPaste(event: ClipboardEvent) {
        const files = [...event.clipboardData.files];
        if (onFiles === null || files.length === 0) return;
        event.preventDefault();
        onFiles(files.map(named));
      },
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave(event: DragEvent) {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles?.([...event.dataTransfer.files]);
      },
    },
  };
}

/** A picture from the clipboard may come without a name that says what it is. */
function named(file: File): File {
  if (/\.\w+$/.test(file.name)) return file;
  return new File([file], `image.${file.type.split('/')[1] ?? ''}`, { type: file.type });
}
