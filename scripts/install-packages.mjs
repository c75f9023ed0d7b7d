import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian's Chromium, unless CHROMIUM names one or it is already installed. */
export function installBrowser() {
  if (process.env.CHROMIUM || existsSync('/usr/bin/chromium')) return;
  console.log('Installing Chromium for the browser tests');
  installPackage('chromium');
  if (existsSync('/usr/bin/chromium')) return;
  console.error(
    'The browser tests need Chromium. Install it, or set CHROMIUM to its path, then run this command again.',
  );
  process.exit(1);
}

/** Installs Debian's clamd, unless it is already installed. */
export function installScanner() {
  if (existsSync('/usr/sbin/clamd')) return;
  console.log('Installing clamd for the tests of the virus scanner');
  installPackage('clamav-daemon');
  if (existsSync('/usr/sbin/clamd')) return;
  console.error('The tests of the virus scanner need clamd. Install clamav-daemon, then run this command again.');
  process.exit(1);
}

function installPackage(name) {
  const isRoot = process.getuid?.() === 0;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [command, rest] = isRoot ? ['apt-get', args] : ['sudo', ['apt-get', ...args]];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
