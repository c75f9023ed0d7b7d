import type { AdminLevel } from '@doselore/contract';
import {
  addImportEvidence,
  addResultsScan,
  groupDelegateImports,
  groupEdits,
  groupEntries,
  groupImports,
  groupResults,
  type ImportEndpoints,
  type ImportField,
  type ImportKind,
  listResultCourses,
  subgroupDelegateImports,
  subgroupImports,
  subgroupResults,
} from '@doselore/contract/imports';
import { organisationAdmins, serviceAdmins } from '../../../test-support/matrix/callers.ts';
import {
  type Callers,
  type Example,
  exampleOf,
  type FindIds,
  type RoomMatrix,
} from '../../../test-support/matrix/example.ts';
import { picture, png } from '../../../test-support/matrix/files.ts';
import { type Persona, relations } from '../../../test-support/matrix/personas.ts';
import { listKey } from '../../../test-support/matrix/world/list-key.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';
import { buildZip } from '../../../test-support/zip.ts';

function levelOf(persona: Persona): AdminLevel {
  if (persona === 'super') return 'superAdmin';
  const { organisations, services } = relations[persona];
  return services.length > 0 && organisations.length === 0 ? 'subgroupAdmin' : 'groupingAdmin';
}

/** Returns the list at a place that was uploaded with the role of this persona. */
const listOf =
  (kind: ImportKind): FindIds =>
  ({ world, persona, placeIds }) => {
    const numberOf = (id: string | number | undefined) => (id === undefined ? undefined : Number(id));
    const place = {
      groupId: Number(placeIds.groupId),
      subgroupId: numberOf(placeIds.subgroupId),
      virtualGroupId: numberOf(placeIds.virtualGroupId),
    };
    return { importId: world.lists.get(listKey(levelOf(persona), kind, place)) ?? absent };
  };

const reason = 'a list that is not imported yet changes nothing for anybody';
const rowsOnly = { import_rows: reason };
const notImported = { ...rowsOnly, imports: reason };
const notStarted = `with t as (delete from background_tasks) update imports set state = 'checked'`;
const list = {
  fileName: 'People.csv',
  head: ['First name', 'Last name', 'Email'],
  rows: [['New', 'Person', 'x@example.org']],
};

type Kind = { kind: ImportKind; columns: readonly ImportField[]; callers: Callers };

/** Returns the example calls for one kind of list at one kind of place. */
function examplesOf(endpoints: ImportEndpoints, { kind, columns, callers }: Kind): Example[] {
  const ids = listOf(kind);
  return [
    exampleOf(endpoints.list, callers),
    exampleOf(endpoints.upload, callers, { body: () => list, unaudited: notImported }),
    exampleOf(endpoints.get, callers, { ids }),
    exampleOf(endpoints.match, callers, { ids, body: () => ({ columns: [...columns] }), unaudited: notImported }),
    exampleOf(endpoints.chooseHead, callers, {
      ids,
      body: () => ({ row: 1 }),
      tidyUp: "update imports set state = 'checked'",
      unaudited: { imports: reason },
    }),
    exampleOf(endpoints.answer, callers, { ids, body: () => ({ dayOrder: 'dmy' }), unaudited: notImported }),
    exampleOf(endpoints.rows, callers, { ids }),
    exampleOf(endpoints.fix, callers, {
      ids,
      body: () => ({ rows: [{ number: 2, values: { [columns.at(-1) ?? 'email']: 'New' } }] }),
      unaudited: rowsOnly,
    }),
    exampleOf(endpoints.start, callers, { ids, tidyUp: notStarted }),
    exampleOf(endpoints.failedCsv, callers, { ids }),
  ];
}

const evidence = await buildZip({ 'row 2.png': png });
const newPeople: ImportField[] = ['first_name', 'last_name', 'email'];

const results = { kind: 'paper-results', columns: ['email', 'day', 'outcome', 'assessor'] } as const;
const scan = { ids: listOf('paper-results'), file: picture, unaudited: notImported };

export const matrix: RoomMatrix = {
  words: ({ paperProductId }) => ({ abstractPaperCourseId: paperProductId }),
  examples: [
    ...examplesOf(groupImports, { kind: 'new', columns: newPeople, callers: organisationAdmins }),
    ...examplesOf(subgroupImports, { kind: 'new', columns: newPeople, callers: serviceAdmins('MED') }),
    ...examplesOf(groupDelegateImports, { kind: 'delegates', columns: newPeople, callers: organisationAdmins }),
    ...examplesOf(subgroupDelegateImports, { kind: 'delegates', columns: newPeople, callers: serviceAdmins('MED') }),
    ...examplesOf(groupEntries, {
      kind: 'external-entries',
      columns: ['email', 'course', 'day'],
      callers: organisationAdmins,
    }),
    exampleOf(addImportEvidence, organisationAdmins, {
      ids: listOf('external-entries'),
      file: { name: 'evidence.zip', bytes: evidence },
      unaudited: { ...rowsOnly, import_files: reason },
    }),
    ...examplesOf(groupResults, { ...results, callers: organisationAdmins }),
    ...examplesOf(subgroupResults, { ...results, callers: serviceAdmins('MED') }),
    exampleOf(listResultCourses.group, organisationAdmins),
    exampleOf(listResultCourses.subgroup, serviceAdmins('MED')),
    exampleOf(addResultsScan.group, organisationAdmins, scan),
    exampleOf(addResultsScan.subgroup, serviceAdmins('MED'), scan),
    ...examplesOf(groupEdits, { kind: 'edit', columns: ['email', 'first_name'], callers: organisationAdmins }),
  ],
  deletedElsewhere: {
    import_files: 'a background task deletes these rows, no request',
    imports: 'a daily job deletes these rows, no request',
  },
};
