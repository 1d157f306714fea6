import { delimiter } from 'node:path';
import { aptInstall, canUseApt } from './apt.mjs';
import { findOnPath } from './programs.mjs';

const whatToDo = `No nats-server was found, and none could be installed. Install it (on Debian and Ubuntu:
"apt-get install nats-server"), or put its folder on PATH.`;

/** The path of nats-server. There is no mode without it: missing is an error. */
export function ensureNats() {
  const program = installedNats() ?? natsFromApt();
  if (program === null) throw new Error(whatToDo);
  return program;
}

// Debian puts it where only root's search path leads.
export function installedNats(searchPath = [process.env.PATH ?? '', '/usr/sbin'].join(delimiter)) {
  return findOnPath('nats-server', searchPath);
}

function natsFromApt() {
  return canUseApt() && aptInstall('nats-server') ? installedNats() : null;
}
