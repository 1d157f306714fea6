import { ensurePackages } from './setup.mjs';

/** Installs and builds what is missing, so that the program can be imported. */
export async function prepareProgram() {
  try {
    ensurePackages();
    const { build } = await import('./build.mjs');
    await build();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
