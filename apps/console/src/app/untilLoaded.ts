export interface Surroundings {
  readonly pause: () => Promise<void>;
  readonly isReachable: () => Promise<boolean>;
}

/** What a server that answers does not give is gone, as after a new release. */
const triesMax = 3;

/** Asks again for as long as the server is away. */
export async function untilLoaded<Part>(
  load: () => Promise<Part>,
  { pause, isReachable }: Surroundings,
): Promise<Part> {
  for (let refused = 0; ; ) {
    try {
      return await load();
    } catch (error) {
      if (await isReachable()) refused += 1;
      if (refused === triesMax) throw error;
      await pause();
    }
  }
}
