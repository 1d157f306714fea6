import { uploadExtensions } from '@shopbell/rules/content';
import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** For an `<input type=file>`: what a phone or a computer offers to choose from. */
export const acceptedFiles = uploadExtensions.map((extension) => `.${extension}`).join(',');

export interface FileIntake {
  /** Something with files in it hovers over the place. */
  readonly isOver: boolean;
  readonly handlers: {
    readonly onPaste: (event: ClipboardEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Files that are pasted or dropped. Text goes its usual way, and so does everything while `isEnabled` is false. */
export function useFileIntake(onFiles: (files: readonly File[]) => void, isEnabled = true): FileIntake {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = (event: DragEvent) => isEnabled && event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onPaste(event) {
        const files = [...event.clipboardData.files];
        if (!isEnabled || files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
      onDragOver(event) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave(event) {
        const isInside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setIsOver(false);
      },
      onDrop(event) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
