/** What is said in every measurement. */
export const textOf = (messageId) => `Message ${messageId} of a benchmark, about as long as people write.`;
