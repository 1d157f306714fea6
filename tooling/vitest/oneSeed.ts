import fc from 'fast-check';

/** What is drawn at random is the same in each run, so that a run says the same twice; `npm run long` draws anew. */
if (process.env.LONG !== '1') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_117 });
