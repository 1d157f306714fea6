export type DoorPlace = 'before' | 'after';

export interface Held {
  readonly reached: Promise<void>;
  letGo(): void;
}

/** Doors that somebody comes to, and that are opened for them. */
export function createDoors() {
  const doors = new Map<DoorPlace, ReturnType<typeof createDoor>>();
  return {
    pass: async (place: DoorPlace) => doors.get(place)?.pass(),
    hold(place: DoorPlace): Held {
      const door = createDoor();
      doors.set(place, door);
      return door;
    },
  };
}

function createDoor(): Held & { pass(): Promise<void> } {
  let [arrive, letGo] = [() => {}, () => {}];
  const reached = new Promise<void>((done) => {
    arrive = done;
  });
  const opened = new Promise<void>((done) => {
    letGo = done;
  });
  return {
    reached,
    letGo: () => letGo(),
    pass() {
      arrive();
      return opened;
    },
  };
}
