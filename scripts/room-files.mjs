/** Returns the names that code uses for a room such as `people/organisation-notes`. */
export function namesOf(districtAndRoom) {
  const [district, room = ''] = districtAndRoom.split('/');
  const camel = room.replace(/-(\w)/gu, (_whole, letter) => letter.toUpperCase());
  const pascal = camel[0].toUpperCase() + camel.slice(1);
  const words = room.replaceAll('-', ' ');
  return { district, room, camel, pascal, words, title: words[0].toUpperCase() + words.slice(1) };
}

/** Returns the files of a new room, by path. They list the organisation itself until the room has a table. */
export function filesOf({ district, room, camel, pascal, words, title }) {
  const contract = `packages/contract/src/features/${room}`;
  const server = `apps/server/src/features/${district}/${room}`;
  const web = `apps/web/src/features/${district}/${room}`;
  return {
    [`${contract}/${room}.schemas.ts`]: `import { z } from 'zod';
import { listQuery, pageOf } from '../../common.schemas.ts';
import { groupPlace } from '../members/members.schemas.ts';

const ${camel}Row = z.object({ id: z.number().int(), name: z.string() });
export type ${pascal}Row = z.output<typeof ${camel}Row>;

export const ${camel}Schemas = {
  list${pascal}: { params: groupPlace, query: listQuery, response: pageOf(${camel}Row) },
};
`,
    [`${contract}/${room}.endpoints.ts`]: `import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { ${camel}Schemas } from './${room}.schemas.ts';

export const list${pascal} = endpoint<typeof ${camel}Schemas.list${pascal}>({
  method: 'GET',
  path: 'groups/:groupId/${room}',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: '${camel}.list',
});
export const get${pascal}Csv = csvOf(list${pascal});
`,
    [`${contract}/index.ts`]: `export * from './${room}.endpoints.ts';
export type * from './${room}.schemas.ts';
`,
    [`${contract}/schemas.ts`]: `export * from './${room}.schemas.ts';
`,
    [`${server}/${room}.repository.ts`]: `import type { ListQuery } from '@doselore/contract';
import { sql } from 'kysely';
import { type GroupId, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, orderBy, type Queries } from '../../../platform/db/index.ts';

const sortable = { name: 'g.name' };

// Read the room's own table here.
export function list${pascal}Rows(db: Queries, scope: Scope, filter: ListQuery & { groupId: GroupId }) {
  return db
    .selectFrom('groups as g')
    .select(['g.id', 'g.name', sql<number>\`count(*) over ()::int\`.as('total')])
    .where('g.id', '=', filter.groupId)
    .where(scopeWhere(scope, { group: sql.ref('g.id') }))
    .where(sql\`lower(g.name)\`, 'like', containing(filter.q))
    .orderBy(orderBy(filter, sortable))
    .orderBy('g.id')
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
    .execute();
}
export type ${pascal}Data = Awaited<ReturnType<typeof list${pascal}Rows>>[number];
`,
    [`${server}/${room}.presenter.ts`]: `import type { ${pascal}Row } from '@doselore/contract/${room}';
import type { ${pascal}Data } from './${room}.repository.ts';

export function present${pascal}(row: ${pascal}Data): ${pascal}Row {
  return { id: row.id, name: row.name };
}
`,
    [`${server}/${room}.list.ts`]: `import { list${pascal} } from '@doselore/contract/${room}';
import { declareList } from '../../../platform/lists/index.ts';
import { present${pascal} } from './${room}.presenter.ts';
import { list${pascal}Rows } from './${room}.repository.ts';

export const ${camel}List = declareList(list${pascal}, {
  name: '${title}',
  rows: ({ params, query, scope, services }) => list${pascal}Rows(services.db, scope, { ...query, ...params }),
  present: present${pascal},
  columns: [
    ['ID', (row) => row.id],
    ['Name', (row) => row.name],
  ],
});
`,
    [`${server}/${room}.routes.ts`]: `import { get${pascal}Csv } from '@doselore/contract/${room}';
import { type Route, serveList } from '../../../platform/http/index.ts';
import { ${camel}List } from './${room}.list.ts';

export const ${camel}Routes: Route[] = [...serveList(${camel}List, get${pascal}Csv)];
`,
    [`${server}/index.ts`]: `export { ${camel}Routes } from './${room}.routes.ts';
`,
    [`${server}/${room}.matrix.ts`]: `import { get${pascal}Csv, list${pascal} } from '@doselore/contract/${room}';
import { organisationAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [exampleOf(list${pascal}, organisationAdmins), exampleOf(get${pascal}Csv, organisationAdmins)],
};
`,
    [`${server}/${room}.personal-data.ts`]: `import type { PersonalData } from '../../../platform/personal-data/index.ts';

// Classify each column of the room's tables here.
export const personalData = {} as const satisfies Partial<PersonalData>;
`,
    [`${server}/${room}.test.ts`]: `import { expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));

test('lists the ${words} of one organisation', async () => {
  const [groupId] = [await buildGroup(server.db, { name: 'Quayside Chemists' }), await buildGroup(server.db)];
  const path = \`/api/admin/groups/\${groupId}/${room}\`;
  expect((await admin.get(path)).json()).toEqual({ rows: [{ id: groupId, name: 'Quayside Chemists' }], total: 1 });
  const lines = (await admin.get(\`\${path}/csv\`)).body.trim().split('\\r\\n');
  expect(lines).toEqual(['"ID","Name"', \`"\${groupId}","Quayside Chemists"\`]);
});
`,
    [`${web}/${room}.queries.ts`]: `import { list${pascal} } from '@doselore/contract/${room}';
import { roomLists } from '../../../platform/query-client/index.ts';

const ${camel} = roomLists('${room}');

export const ${camel}Query = ${camel}.sheet(list${pascal}, '${title}');
`,
    [`${web}/${room}-screen.tsx`]: `import type { ${pascal}Row } from '@doselore/contract/${room}';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { type Column, DataTable, useListState } from '../../../ui/table/index.ts';
import { ${camel}Query } from './${room}.queries.ts';

const columns: Column<${pascal}Row>[] = [{ key: 'name', header: 'Name', sortable: true, cell: (row) => row.name }];

export function ${pascal}Screen() {
  const { level } = useArea();
  const { groupId } = usePlace();
  const { names } = usePlaceNames();
  const list = useListState({ sort: 'name' });
  const sheet = ${camel}Query({ level, params: { groupId }, query: list.query });
  return (
    <Page names={names}>
      <DataTable
        label="${title}"
        what="${words}"
        columns={columns}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        search={{ label: 'Search ${words}' }}
        onExport={sheet.download}
        empty={{ title: 'No ${words} yet', message: 'Say here how the first one gets here.' }}
      />
    </Page>
  );
}
`,
    [`${web}/${room}.screens.ts`]: `/** Addresses of the screens in the demo world, by the person who opens them in the browser tests. */
export const screens = {
  'morgan.ellis': ['/site-admin/groups/1/${room}'],
};
`,
    [`${web}/index.ts`]: `export { ${pascal}Screen } from './${room}-screen.tsx';
`,
  };
}

/** Returns the lines that register a new room. Each goes below the first line that contains `below`. */
export function registrationsOf({ district, room, camel, pascal, title }) {
  const all = 'packages/contract/src/all.ts';
  const features = 'apps/server/src/features/index.ts';
  const map = 'apps/server/src/features/administration/personal-data/map/personal-data.ts';
  const routes = 'apps/web/src/areas/group-routes.tsx';
  const action = `  '${camel}.list':`.padEnd(34);
  return [
    {
      file: all,
      below: './features/stored-files/schemas.ts',
      line: `import * as ${camel} from './features/${room}/index.ts';\nimport { ${camel}Schemas } from './features/${room}/schemas.ts';`,
    },
    { file: all, below: '  joinSchemas(storedFiles,', line: `  joinSchemas(${camel}, ${camel}Schemas),` },
    {
      file: 'packages/contract/src/permissions.ts',
      below: "  'licences.levels':",
      line: `${action}'reads   any   org   -         -          -      -       -      -           -    -',`,
    },
    {
      file: features,
      below: "from './site/stored-files/index.ts';",
      line: `import { ${camel}Routes } from './${district}/${room}/index.ts';`,
    },
    { file: features, below: '    storedFileRoutes,', line: `    ${camel}Routes,` },
    {
      file: map,
      below: 'stored-files.personal-data.ts',
      line: `import { personalData as ${camel} } from '../../../${district}/${room}/${room}.personal-data.ts';`,
    },
    { file: map, below: '  ...storedFiles,', line: `  ...${camel},` },
    {
      file: routes,
      below: 'const subgroups = () =>',
      line: `const ${camel} = () => import('../features/${district}/${room}/index.ts');`,
    },
    {
      file: routes,
      below: '    ...groupRequestRoutes(base),',
      line: `    {
      name: '${room}',
      path: \`\${base}/${room}\`,
      title: '${title}',
      permission: '${camel}.list',
      parent: 'dashboard',
      screen: () => ${camel}().then((m) => ({ Component: m.${pascal}Screen })),
    },`,
    },
  ];
}
