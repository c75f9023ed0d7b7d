import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { completesOnLoad } from './completes-on-load.ts';
import { onlyOutside } from './only-outside.ts';
import { outsideHostsIn } from './outside-hosts.ts';

export type Contents = {
  /** Hosts that files of the package load something from, in alphabetical order. */
  outsideHosts: string[];
  /** False when no file begins a session, so that a module never completes by itself. */
  startsSession: boolean;
  /** False when no file names the status of a module, so that leaving it completes it. */
  reportsStatus: boolean;
  /** Launch files that report a completion while they load. */
  completingFiles: string[];
  /** Launch files that show nothing but another website, with its host. */
  outsidePages: { file: string; host: string }[];
};

const readable = /\.(?:html?|xhtml|js|mjs|css|json|xml|svg)$/iu;
/** Maximum number of hosts that are listed. */
const maxHosts = 50;
/** Bytes of one file, and of all together, that are read. Longer scripts are libraries. */
const limits = { file: 4_000_000, all: 40_000_000 };

/**
 * Reads the texts of an unpacked package for what a site admin should know before learners take it. Reads synchronously:
 * only for a worker.
 */
export function readContents(folder: string, files: readonly string[], launchFiles: readonly string[]): Contents {
  const hosts = new Set<string>();
  const completingFiles: string[] = [];
  const outsidePages: Contents['outsidePages'] = [];
  let startsSession = false;
  let reportsStatus = false;
  let left = limits.all;
  for (const file of files.filter((name) => readable.test(name))) {
    const { size } = statSync(path.join(folder, file));
    if (size > limits.file || size > left) continue;
    left -= size;
    const text = readFileSync(path.join(folder, file), 'utf8');
    startsSession ||= text.includes('LMSInitialize');
    reportsStatus ||= text.includes('lesson_status');
    if (launchFiles.includes(file)) {
      if (completesOnLoad(text)) completingFiles.push(file);
      const host = onlyOutside(text);
      if (host !== undefined) outsidePages.push({ file, host });
    }
    if (!/\.xml$/iu.test(file)) for (const host of outsideHostsIn(text)) hosts.add(host);
  }
  const outsideHosts = [...hosts].sort().slice(0, maxHosts);
  return { outsideHosts, startsSession, reportsStatus, completingFiles, outsidePages };
}
