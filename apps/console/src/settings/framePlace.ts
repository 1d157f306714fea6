export type Device = 'desktop' | 'phone';

export interface Room {
  readonly width: number;
  readonly height: number;
}

const phone = { width: 375, height: 700 };
/** Wide enough for the chat to take it for a desktop; of it, the corner that the chat stands in is looked at. */
const desktop = { width: 1024, seenWidth: 470 };

/** Where the previewed page stands in the room there is, and how large it is drawn. */
export function framePlace(device: Device, room: Room, alignment: string) {
  if (device === 'phone') {
    const scale = Math.min(1, room.width / phone.width, room.height / phone.height);
    return {
      ...phone,
      left: (room.width - phone.width * scale) / 2,
      top: (room.height - phone.height * scale) / 2,
      transform: `scale(${scale})`,
      transformOrigin: 'top left',
    };
  }
  const scale = Math.min(1, room.width / desktop.seenWidth) || 1;
  const [vertical = 'bottom', horizontal = 'right'] = alignment.split('-');
  return {
    width: desktop.width,
    height: room.height / scale,
    [vertical]: 0,
    [horizontal]: 0,
    transform: `scale(${scale})`,
    transformOrigin: `${vertical} ${horizontal}`,
  };
}
