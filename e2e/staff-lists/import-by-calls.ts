import { readFileSync } from 'node:fs';
import path from 'node:path';
import { columnsProblem, groupImports, type ImportDetail, type ImportQuestions } from '@doselore/contract/imports';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readListFile } from '../../apps/web/src/features/administration/imports/read/read-list.ts';
import { UnreadableFile } from '../../apps/web/src/features/administration/imports/read/unreadable-file.ts';
import { callAs } from '../support/call-as.ts';
import { listAnswers } from './answers.ts';
import { folder } from './read-people.ts';

const northgate = { groupId: 1 };
const level = 'groupingAdmin';

/** Reads a list as the browser does. Returns the reason as a text when it cannot be read. */
const readList = async (file: string) =>
  readListFile(new File([readFileSync(path.join(folder, file))], file)).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  });

/** Returns the value of an option that the screen shows by its label. */
function meaningOf(label: string, { services }: ImportQuestions): string {
  const service = services.find(({ name }) => name === label);
  return service === undefined ? ({ 'Works here': 'current' }[label] ?? label) : String(service.id);
}

/** Returns the answers of a list to its questions. */
function answersTo({ columns, head, questions }: ImportDetail, list: number) {
  const words = listAnswers[list] ?? {};
  const answers = questions?.words.flatMap(({ field, written }) => {
    const label = words[`“${written}” under ${head[columns.indexOf(field)]}`];
    return label === undefined ? [] : [{ field, written, meaning: meaningOf(label, questions) }];
  });
  return { words: answers ?? [] };
}

const countOpen = ({ questions }: ImportDetail) =>
  (questions?.words ?? []).filter(({ meaning }) => meaning === null).length + (questions?.days?.order === null ? 1 : 0);

/**
 * Imports a list as the screens do: reads it, accepts the columns as guessed, answers the questions and imports what is
 * ready. Returns why it did not get that far.
 */
export async function importByCalls(page: Page, file: string): Promise<string | undefined> {
  const list = await readList(file);
  if (typeof list === 'string') return list;
  const { id } = await callAs(page, groupImports.upload, {
    level,
    params: northgate,
    body: { fileName: file, ...list },
  });
  const one = { level, params: { ...northgate, importId: id } } as const;
  const { kind, columns } = await callAs(page, groupImports.get, one);
  const problem = columnsProblem(kind, columns);
  if (problem !== undefined) return problem;
  const matched = await callAs(page, groupImports.match, { ...one, body: { columns } });
  const number = Number(file.slice(0, 2));
  const checked = await callAs(page, groupImports.answer, { ...one, body: answersTo(matched, number) });
  expect(countOpen(checked), `list ${file} asks more`).toBe(0);
  if (checked.counts.ready === 0) return undefined;
  await callAs(page, groupImports.start, one);
  await expect.poll(async () => (await callAs(page, groupImports.get, one)).state, { timeout: 30_000 }).toBe('done');
  return undefined;
}
