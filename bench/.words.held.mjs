import { readFileSync } from 'node:fs';
import { openIndex } from './search/openIndex.mjs';
const sets = { set: new URL('./search/questions.json', import.meta.url), heldA: '/tmp/hb/heldout.json', heldB: '/tmp/hb/heldB.json' };
const langs = (process.env.LANGS ?? 'de,fr-FR,es,ja').split(',');
const index = await openIndex();
for (const [name, path] of Object.entries(sets)) {
  if (process.env.ONLY && !process.env.ONLY.split(',').includes(name)) continue;
  const questions = JSON.parse(readFileSync(path, 'utf8')).filter((q) => langs.includes(q.language));
  for (const kind of name === 'heldB' ? ['article'] : ['article', 'flow']) {
    const rows = {}; const lines = [];
    for (const q of questions) {
      const gold = kind === 'article' ? q.answers : q.flow === null ? [] : [q.flow];
      const found = await index.byWords(q, kind); const first = found[0];
      const shown = (first?.score ?? 0) >= 0.5;
      for (const key of [q.half === 'report' || name !== 'set' ? q.language : 'calibrate', ...(q.half === 'report' ? ['all'] : [])]) {
        const r = (rows[key] ??= { n: 0, r1: 0, r3: 0, para: 0, paraN: 0, typo: 0, typoN: 0, right: 0, wrong: 0, none: 0, need: 0 });
        if (gold.length) {
          const ok = gold.includes(first?.id); r.n++; r.r1 += ok; r.r3 += found.slice(0, 3).some(({ id }) => gold.includes(id));
          if (q.kind === 'paraphrase') { r.paraN++; r.para += ok; } if (q.kind === 'typo') { r.typoN++; r.typo += ok; }
          r.right += shown && ok; r.wrong += shown && !ok;
        } else { r.none++; r.need += shown; }
      }
      const bad = gold.length ? !(shown && gold.includes(first?.id)) : shown;
      if (bad && name !== 'heldB') lines.push(`${q.half[0]} ${q.language} ${q.kind} ${q.question} ${gold.join('|')} → ${found.slice(0, 2).map(({ id, score }) => `${id} ${score.toFixed(2)}`).join(' ')}`);
    }
    console.log(name, kind); console.table(rows); if (process.env.SHOW) console.log(lines.join('\n'));
  }
}
