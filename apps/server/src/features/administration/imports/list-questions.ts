import { mayUnder } from '@doselore/contract';
import {
  findDayOrder,
  type ImportAnswers,
  type ImportQuestions,
  type MatchedField,
  matchedFields,
  onlyOrderOf,
  readDay,
  readYesNo,
  usualDayOrder,
  wordKey,
} from '@doselore/contract/imports';
import { today } from '../../../platform/clock/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type Answers, meaningOf, type WordMeanings, type Words } from './answers.ts';
import type { SheetRow } from './import-rows.repository.ts';
import { listRememberedWords, type RememberedWord } from './import-words.repository.ts';
import type { ImportData } from './imports.repository.ts';
import { kindOf } from './kinds.ts';
import { askAboutLeavers } from './leavers/list-leavers.ts';
import { readLeaver } from './leavers/read-leaver.ts';
import { openRows } from './listed-rows.ts';
import { type Values, valuesOf } from './sheet.ts';
import { whySkipped } from './skipped-rows.ts';
import { openMeanings } from './word-meanings.ts';

/** Maximum number of words to match. A column with more of them is about something else. */
const mostWords = 200;

type Word = { field: MatchedField; key: string; written: string; rows: number };

function findWords(meanings: WordMeanings, rows: readonly Values[]): Word[] {
  const found = new Map<string, Word>();
  for (const values of rows)
    for (const field of matchedFields) {
      const text = values[field];
      if (text === undefined) continue;
      for (const written of meanings[field].unknownIn(text)) {
        const key = wordKey(written);
        const earlier = found.get(`${field} ${key}`);
        if (earlier === undefined) found.set(`${field} ${key}`, { field, key, written, rows: 1 });
        else earlier.rows += 1;
      }
    }
  return [...found.values()].sort((a, b) => b.rows - a.rows).slice(0, mostWords);
}

/** Returns the texts of the columns that hold days. */
const daysIn = ({ started_on: started, left_on: left, day }: Values) =>
  [started, left, day].filter((text) => text !== undefined);

/**
 * Returns the cells of rows about people. For leavers and people whom the list does not invite, returns only the days
 * and the cells that say so.
 */
const peopleOf = (list: Pick<ImportData, 'columns' | 'answers'>, rows: readonly SheetRow[], day: string): Values[] =>
  rows
    .filter((row) => whySkipped(row) === undefined)
    .map((row) => valuesOf(list.columns, row))
    .filter(({ invited }) => invited === undefined || readYesNo(invited) !== false)
    .map((values) => {
      const { status, left_on } = values;
      const isGone = readLeaver({ answers: list.answers, today: day }, values).gone !== undefined;
      if (!isGone) return values;
      return { ...(status === undefined ? {} : { status }), ...(left_on === undefined ? {} : { left_on }) };
    });

/** Returns the answers that the list itself and earlier lists of the organisation give. */
export async function answerFromBefore(
  { db, clock }: Pick<Services, 'clock'> & { db: Queries },
  list: ImportData,
  rows: readonly SheetRow[],
): Promise<Answers> {
  const meanings = await openMeanings(db, list);
  const values = peopleOf(list, rows, today(clock));
  const remembered = new Map(
    (await listRememberedWords(db, list.group_id)).map((word) => [`${word.field} ${word.written}`, word.meaning]),
  );
  const words = findWords(meanings, values).flatMap(({ field, key }): RememberedWord[] => {
    const meaning = meaningOf(list.answers, field, key) ?? remembered.get(`${field} ${key}`);
    const isUsable = meaning !== undefined && meanings[field].problemOf(meaning) === undefined;
    return isUsable ? [{ field, written: key, meaning }] : [];
  });
  const dayOrder = findDayOrder(values.flatMap(daysIn)) ?? list.answers.dayOrder ?? usualDayOrder;
  return withAnswers(list.answers, { dayOrder }, words);
}

export function withAnswers(
  before: Answers,
  given: Omit<ImportAnswers, 'words'>,
  meanings: readonly RememberedWord[],
): Answers {
  const words: Words = { ...before.words };
  const { dayOrder = before.dayOrder, addExisting = before.addExisting, issueFrom = before.issueFrom } = given;
  const { archiveLeavers = before.archiveLeavers } = given;
  for (const { field, written, meaning } of meanings) words[field] = { ...words[field], [written]: meaning };
  return {
    ...(dayOrder === undefined ? {} : { dayOrder }),
    ...(addExisting === undefined ? {} : { addExisting }),
    ...(issueFrom === undefined ? {} : { issueFrom }),
    ...(archiveLeavers === undefined ? {} : { archiveLeavers }),
    words,
  };
}

/** Returns the questions about a checked list, with the answers so far. */
export async function askAbout(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  list: ImportData,
  rows: readonly SheetRow[],
): Promise<ImportQuestions> {
  const kind = kindOf(list);
  const meanings = await openMeanings(db, list);
  const values = peopleOf(list, rows, today(clock));
  const texts = values.flatMap(daysIn);
  const order = list.answers.dayOrder ?? usualDayOrder;
  const against = texts.map(onlyOrderOf).filter((only) => only !== undefined && only !== order).length;
  const doubtful = texts.flatMap((text) => {
    const read = readDay(text);
    return read !== undefined && 'doubtful' in read ? [{ example: text, ...read.doubtful }] : [];
  });
  const [first] = doubtful;
  const mayAdd = kind.addsPeople && mayUnder(list.level, 'imports.addExisting');
  const isAdded = list.answers.addExisting === true;
  return {
    days: first === undefined ? null : { ...first, rows: doubtful.length, order, against },
    words: findWords(meanings, values).map(({ field, key, written, rows: count }) => ({
      field,
      written,
      rows: count,
      meaning: meaningOf(list.answers, field, key) ?? null,
    })),
    services: list.subgroup_id === null ? [...meanings.services.choices] : [],
    courses: [...meanings.course.choices],
    existing: mayAdd ? { people: list.counts.elsewhere ?? 0, added: isAdded } : null,
    leavers: await askAboutLeavers({ db, clock }, list, rows),
    licences: (await kind.stock?.ask(db, await openRows({ db, clock }, list, { rows }))) ?? null,
  };
}
