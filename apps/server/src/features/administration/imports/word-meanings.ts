import { isNothing, readEmployment, readYesNo, tidyText } from '@doselore/contract/imports';
import { findJobRole } from '@doselore/contract/users';
import type { Queries } from '../../../platform/db/index.ts';
import type { Meanings, WordMeanings } from './answers.ts';
import type { ImportData } from './imports.repository.ts';
import { kindOf } from './kinds.ts';
import { listServices } from './people-in-list.repository.ts';
import { indexServices, isServiceKnown } from './service-index.ts';

const wordOf = (text: string, isKnown: boolean) => (isKnown ? [] : [tidyText(text)]);
const among = (meanings: readonly string[], problem: string) => (meaning: string) =>
  meanings.includes(meaning) ? undefined : problem;

const ofStatus: Meanings = {
  choices: [],
  unknownIn: (text) => wordOf(text, readEmployment(text) !== undefined),
  problemOf: among(['current', 'left'], 'Choose one of the two'),
};

const ofInvited: Meanings = {
  choices: [],
  unknownIn: (text) => wordOf(text, readYesNo(text) !== undefined),
  problemOf: among(['yes', 'no'], 'Choose Yes or No'),
};

const ofJobRole: Meanings = {
  choices: [],
  unknownIn: (text) => wordOf(text, isNothing(text) || findJobRole(tidyText(text)) !== undefined),
  problemOf: (meaning) =>
    meaning === '' || findJobRole(meaning) === meaning ? undefined : 'Choose a job role from the list',
};

/** Meanings of course names in a list without courses: none. */
const ofNoCourse: Meanings = {
  choices: [],
  unknownIn: () => [],
  problemOf: among([''], 'Choose a course from the list'),
};

async function openServices(db: Queries, { group_id }: Pick<ImportData, 'group_id'>): Promise<Meanings> {
  const services = indexServices(await listServices(db, group_id));
  const ids = services.open.map(({ id }) => String(id));
  return {
    choices: services.open.map(({ id, name }) => ({ id, name })),
    unknownIn: (text) =>
      isNothing(text) ? [] : services.partsOf(text).filter((part) => !isServiceKnown(services, part)),
    problemOf: among(['', ...ids], 'Choose a service from the list'),
  };
}

/** Finds the meanings of the words in a list. */
export async function openMeanings(db: Queries, list: Pick<ImportData, 'group_id' | 'kind'>): Promise<WordMeanings> {
  return {
    status: ofStatus,
    invited: ofInvited,
    job_role: ofJobRole,
    services: await openServices(db, list),
    course: ofNoCourse,
    ...(await kindOf(list).openMeanings?.(db)),
  };
}
