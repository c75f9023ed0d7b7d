import { open, readFile } from 'node:fs/promises';

/** Erasure of one account: its id and the moment. Nothing else about the person is on the list. */
export type Erasure = { id: number; at: Date };

type ErasureList = {
  erasures: Erasure[];
  /** Fingerprints of the installations that wrote the list. */
  installations: Set<string>;
  /** Numbers of the lines that cannot be read. A power cut can leave such a line. */
  damaged: number[];
  endsInLine: boolean;
};

const heading = /^Doselore erasures of (\S+)$/u;
const entry = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\d{1,15})$/u;

/** Returns the list, or undefined when the file does not exist. */
export async function readErasureList(file: string): Promise<ErasureList | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : parse(text);
}

function parse(text: string): ErasureList {
  const list: ErasureList = { erasures: [], installations: new Set(), damaged: [], endsInLine: !/[^\n]$/u.test(text) };
  for (const [index, line] of text.split('\n').entries()) {
    const [, installation] = heading.exec(line) ?? [];
    const [, at, id] = entry.exec(line) ?? [];
    if (installation !== undefined) list.installations.add(installation);
    else if (at !== undefined) list.erasures.push({ id: Number(id), at: new Date(at) });
    else if (line !== '') list.damaged.push(index + 1);
  }
  return list;
}

/** Adds lines at the end of the list, after the heading of this installation. Returns when they are on disk. */
export async function appendErasures(
  file: string,
  target: { installation: string; known: ErasureList | undefined; erasures: readonly Erasure[] },
): Promise<void> {
  const isHeaded = target.known?.installations.has(target.installation) ?? false;
  const lines = [
    ...(isHeaded ? [] : [`Doselore erasures of ${target.installation}`]),
    ...target.erasures.map(({ id, at }) => `${at.toISOString()} ${id}`),
  ];
  if (lines.length === 0) return;
  const handle = await open(file, 'a', 0o600).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The list of erasures ${file} cannot be written: ${reason}. Set ERASURES_FILE to another file.`, {
      cause: error,
    });
  });
  try {
    await handle.write(`${(target.known?.endsInLine ?? true) ? '' : '\n'}${lines.join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
