import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message } from '../../platform/mail/declare-message.ts';

const source = path.resolve(import.meta.dirname, '../..');

/** A message with the file that declares it and the name that the file exports. */
export type Declared = { file: string; name: string; message: Message };

/** Lists the messages of every room: all exports of their `x.messages.ts`. */
export async function listMessages(): Promise<Declared[]> {
  const files = globSync('features/**/*.messages.ts', { cwd: source }).sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(path.join(source, file)).href);
      return Object.entries(exported).flatMap(([name, one]) => (isMessage(one) ? [{ file, name, message: one }] : []));
    }),
  );
  return found.flat();
}

/** Lists the names that source files give to what they declare as a message, exported or not. */
export function listDeclarations(): { file: string; name: string }[] {
  const files = globSync('{features,platform,content,seed}/**/*.ts', { cwd: source });
  return files
    .filter((file) => !/\.(?:test|factory)\.ts$/u.test(file) && file !== 'platform/mail/declare-message.ts')
    .flatMap((file) =>
      [...readFileSync(path.join(source, file), 'utf8').matchAll(/(?:const (\w+) = )?declareMessage\(/gu)].map(
        ([, name = '']) => ({ file, name }),
      ),
    );
}

function isMessage(one: unknown): one is Message {
  return typeof one === 'object' && one !== null && 'code' in one && 'variables' in one && 'paragraphs' in one;
}
