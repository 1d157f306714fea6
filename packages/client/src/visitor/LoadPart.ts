/** How the app loads a part of itself that comes later: with its name, patience and further tries. */
export type LoadPart = <Module>(id: string, load: () => Promise<Module>) => Promise<Module>;
