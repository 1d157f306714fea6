/** Where it handed over for want of something to say. Who asked for a person, or met a fault, is helped by no article. */
const ofKnowledge = new Set([
  'nothing-known',
  'not-supported',
  'not-understood',
  'not-solved',
  'model-decided',
]);

/** Whether an article might have kept it from handing over. A model's own reasons say too little to tell. */
export const lacksArticle = (because: string | null): boolean =>
  because !== null && (ofKnowledge.has(because) || because.startsWith('model: '));
