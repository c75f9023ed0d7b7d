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
import { findJobRole } from '@doselore/contract/users';
import { today } from '../../../platform/clock/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { type CourseChoice, listCourseChoices } from '../../learning/external-courses/index.ts';
import { type Answers, meaningOf, type Words } from './answers.ts';
import { type CourseIndex, indexCourses } from './external-entries/course-index.ts';
import type { SheetRow } from './import-rows.repository.ts';
import { listRememberedWords, type RememberedWord } from './import-words.repository.ts';
import type { ImportData } from './imports.repository.ts';
import { askAboutLeavers } from './leavers/list-leavers.ts';
import { readLeaver } from './leavers/read-leaver.ts';
import { listServices, type Service } from './people-in-list.repository.ts';
import { listWords, type Reader } from './read-cells.ts';
import { indexServices, type ServiceIndex } from './service-index.ts';
import { type Values, valuesOf } from './sheet.ts';
import { whySkipped } from './skipped-rows.ts';

/** Maximum number of words to match. A column with more of them is about something else. */
const mostWords = 200;

type Known = { services: ServiceIndex; courses: CourseIndex };
type Choices = { services: readonly Service[]; courses: readonly CourseChoice[] };

/** Lists what the words of a list can mean: services, or external courses where the list is about them. */
export async function listChoices(db: Queries, list: Pick<ImportData, 'group_id' | 'kind'>): Promise<Choices> {
  const services = await listServices(db, list.group_id);
  return { services, courses: list.kind === 'external-entries' ? await listCourseChoices(db) : [] };
}

const indexChoices = ({ services, courses }: Choices): Known => ({
  services: indexServices(services),
  courses: indexCourses(courses),
});

/**
 * Returns the answers and choices that the cells of a list are read with. Leaves out answers that its level may not
 * give.
 */
export async function openReader(
  db: Queries,
  list: Pick<ImportData, 'group_id' | 'kind' | 'answers' | 'level'>,
  day: string,
): Promise<Reader> {
  const addExisting = list.answers.addExisting === true && mayUnder(list.level, 'imports.addExisting');
  return {
    answers: { ...list.answers, addExisting },
    ...indexChoices(await listChoices(db, list)),
    today: day,
  };
}

type Word = { field: MatchedField; key: string; written: string; rows: number };

function findWords(known: Known, rows: readonly Values[]): Word[] {
  const found = new Map<string, Word>();
  for (const values of rows)
    for (const field of matchedFields) {
      const text = values[field];
      if (text === undefined) continue;
      for (const written of listWords(known, field, text)) {
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
  const choices = await listChoices(db, list);
  const values = peopleOf(list, rows, today(clock));
  const remembered = new Map(
    (await listRememberedWords(db, list.group_id)).map((word) => [`${word.field} ${word.written}`, word.meaning]),
  );
  const words = findWords(indexChoices(choices), values).flatMap(({ field, key }): RememberedWord[] => {
    const meaning = meaningOf(list.answers, field, key) ?? remembered.get(`${field} ${key}`);
    const isUsable = meaning !== undefined && meaningProblem(field, meaning, choices) === undefined;
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

/** Returns why a word cannot mean this, or undefined when it can. */
export function meaningProblem(field: MatchedField, meaning: string, choices: Choices): string | undefined {
  if (field === 'invited') return ['yes', 'no'].includes(meaning) ? undefined : 'Choose Yes or No';
  if (field === 'status') return ['current', 'left'].includes(meaning) ? undefined : 'Choose one of the two';
  if (meaning === '') return undefined;
  if (field === 'job_role') return findJobRole(meaning) === meaning ? undefined : 'Choose a job role from the list';
  if (field === 'course')
    return choices.courses.some(({ id }) => String(id) === meaning) ? undefined : 'Choose a course from the list';
  const isOpen = choices.services.some((service) => !service.is_archived && String(service.id) === meaning);
  return isOpen ? undefined : 'Choose a service from the list';
}

/** Returns the questions about a checked list, with the answers so far. */
export async function askAbout(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  list: ImportData,
  rows: readonly SheetRow[],
): Promise<ImportQuestions> {
  const known = indexChoices(await listChoices(db, list));
  const { services, courses } = known;
  const values = peopleOf(list, rows, today(clock));
  const texts = values.flatMap(daysIn);
  const order = list.answers.dayOrder ?? usualDayOrder;
  const against = texts.map(onlyOrderOf).filter((only) => only !== undefined && only !== order).length;
  const doubtful = texts.flatMap((text) => {
    const read = readDay(text);
    return read !== undefined && 'doubtful' in read ? [{ example: text, ...read.doubtful }] : [];
  });
  const [first] = doubtful;
  const mayAdd = ['new', 'delegates'].includes(list.kind) && mayUnder(list.level, 'imports.addExisting');
  const isAdded = list.answers.addExisting === true;
  return {
    days: first === undefined ? null : { ...first, rows: doubtful.length, order, against },
    words: findWords(known, values).map(({ field, key, written, rows: count }) => ({
      field,
      written,
      rows: count,
      meaning: meaningOf(list.answers, field, key) ?? null,
    })),
    services: list.subgroup_id === null ? services.open.map(({ id, name }) => ({ id, name })) : [],
    courses: courses.all.map(({ id, title, provider }) => ({ id, name: `${title} (${provider})` })),
    existing: mayAdd ? { people: list.counts.elsewhere ?? 0, added: isAdded } : null,
    leavers: await askAboutLeavers({ db, clock }, list, rows),
    licences: null,
  };
}
